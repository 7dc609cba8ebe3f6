/** Common family names, from the locales of @faker-js/faker (MIT licence), folded; written by `packages/testing/bin/write-name-lexicon.js`. */
export const FAMILY_NAMES = `
  abbott abboud achari acharya ackermann adam adams adeyemi adiga agarwal ahluwalia ahmed ahuja albrecht
  alexander ali anderson antal armstrong arora arsenault asan atkinson aucoin bahringer bailey bak baker balaz
  bandopadhyay banerjee baran barrows bartell bartoletti barton batista bauch bauer baumbach bayer beahan
  beals beatty becker beier belliveau berg berge berger bergstrom bezanson bhadresha bharadwaj bhat
  bhattacharya bhattathiri blanc blom bode bogan bondarenko borden borer bosco bosman botsford boudreau
  boutilier boutillier boyer boyle braun brown bruen bui burke butt cameron campbell carroll carter cartwright
  carvery casper cassin champlin chan chang chattopadhyay chaturvedi chen cheng cheuk cheung chiasson chisholm
  chiu cho choi chong chopra chow choy christiansen chu chui chung clark clarke clayton cole colley collier
  collins comeau connelly conrad conrod conroy corkery corkum cormier corwin costa covey cox cromwell cronin
  crooks croucher crouse crowell cruickshank cummings dahl damore dang daniel dare daugherty dauphinee david
  davies davis dentremont deon desai deshpande desmond devar devaux deveau dhawan diaz dickens dickinson
  dietrich do doe doherty donnelly dooley doucet douglas downey doyle dubashi dudek dugas duong durgan dutta
  dwivedi ebert edwards eisnor emard embranthiri emmerich erdman ernser evans fabian fadel fader fahey fan
  farkas farrell favre fay feener feeney feil ferry filip fischer fisher flatley flores fok fraser frey fuchs
  fung gaetz gal gallant ganaka gandhi garcia garden gaspar gaudet gibson gill gillis gleason glover goldner
  gomez gonzalez goodwin gowda grady graham grant greenfelder greenholt griffiths grimes grosse gruber guha
  guneta guo gupta gutmann hackett haddad hafner hahn haley hamilton hammes hand hane hansen harber harnish
  harris hartmann harvey hassan hayes he heaney heathcote heller herman hermann hermiston hernandez herzog
  hessel hettinger hickle hills hiltz himmelman hirtle hoang hofer hoffmann holm hong hoppe horvath howe
  howell hu huang huber hubley hudson huel hughes hui hussein hyatt isnor ivanov ivanova iyengar iyer jackson
  jacobi jacobs jacobson jain james jangid janik jansen jaros jenkins jerde jha johar johns johnson johnston
  jollimore jonas jones joshi kaiser kakkar kan kaniyar kapoor kaul kaur keddy keeling kelly kemmer kessler
  keung khan khanna khatri khoury kiehn kim kirlin klein klimczak knickle kocchar koch koelpin kohler kolar
  kong kos koss kovac kovacek kovacs kovalenko kreiger kris krupa kubik kuhlman kuhn kulas kumar kunde kunz
  kutch kwan kwok kwong lai lakin lam landry lang langille langworth larkin larson lau le leannon leblanc lee
  leffler leung levy lewis li liang lima lin ling liu lockman lopez lowe lubina lui luk lukac lung luo ly
  lynch ma macaulay macdonald macdougall macfarlane macgillivray macgregor macinnis macintosh macintyre
  macisaac mackay mackenzie mackinnon maclean maclellan macleod macnab macneil macneill macphee macpherson
  macqueen macrae mahajan mai mak malik man mann mansour marar marian marin marks martin martinez marvin mason
  matheson matos mayer mccarron mccarthy mccullough mcdermott mcdonald mcdougall mcintosh mcintyre mckay
  mckenzie mckinnon mclaughlin mclean mclellan mcleod mcneil mcphee mcpherson mehra mehrotra meier melanson
  menon mensah meyer michalik michel miller mills mishra mitchell moen mohr mok molnar monahan moore mora
  morar morash morgan morissette morrison moser mosher mueller muise mukhopadhyay muller murphy murray myra
  nader nagy naik nair nambeesan namboothiri nasser naugle nayar nehru ngai ngo nguyen nicholson nickerson
  nicolas nolan novak obrien oconnell oconner oconnor ohara okafor okeefe okonkwo olah oleary oliva oliveira
  olson oneill oreilly owen pandey pang panicker paris parisian park parker patel paterson patil pereira perez
  peter petrov pham phan phillips phung pilla pillai poirier poon pothier pothuvaal power prajapat provo
  publicover pun quigley quinn rafuse rak ramirez rana reddy rees reid reilly reynolds richard richards
  richter ritchie rivera roberts robertson robichaud robinson rodriguez roe rohan rolfson roos ross rowe
  russel rutherford ryan saad saini samson sanchez sanford santos sauer saulnier schmid schmidt schmitt
  schneider schroeder schultz schumacher schwarz scott sethi shah shaheen sharma shevchenko shields shiu
  shukla shum sikora silva simmonds simon sin singh sinha siu slaunwhite smirnov smith smitham smyth somayaji
  souza sparks spencer stanton stark stefan stewart stokes straka suen sullivan sun surette suthar sutherland
  swaine swift sze szeto tagore tai talwar tam tan tandon tang taylor theriault thibodeau thomas thompson
  thomson tillman tong torres toth towne tran tremblay trinh trivedi tromp truong tsang tse tsoi tsui turcotte
  turner umlah upshaw urban varga varma varman varrier veinot veinotte verma vo vogel vu vuong wagner walker
  walsh walter wan wang ward watson weber welch wentzell whynacht whynot wilderman wilkinson williams
  williamson wilson windler winkler wolf wong wright wu xu yan yang yeung yim yin yip yiu yue yuen yung zhang
  zhao zheng zhou zhu zinck zwicker
`;
