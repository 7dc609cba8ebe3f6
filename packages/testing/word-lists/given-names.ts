/** Given names and short forms, from the locales of @faker-js/faker (MIT licence), folded; written by `packages/testing/bin/write-name-lexicon.js`. */
export const GIVEN_NAMES = `
  aaliyah aaron aba abbey abby abdon abdul abdullah abdullahi abe abeiku abel abelard abelardo abena abigail
  abimbola abisola abisoye abraham achille ada adalbert adalberta adalberto adam adan adar adaugo addie
  addison ade adeboye adedayo adegoke adel adela adelaida adelaide adele adelin adelina adeline adi adil adina
  aditya adolf adolfo adonis adriaan adrian adriana adriano adrien adrienne adrijana adwoa afia afra afua
  agata agaton aglae agnes agustin agustina ahmad ahmed ahmet aida aidan aiden aileen aimee aisha akande
  akanni akofa akorfa akos akosua aksel akua akumaa akunna akwasi akwesi alade alan alana alasdair alba alban
  albert alberta alberte albertina alberto albin albina alcibiade alcide alda aldo alea alec alejandra
  alejandro aleksa aleksander aleksandra alena alenka ales alessandra alessandro alessia alessio alex alexa
  alexander alexandra alexandre alexandrea alexandrine alexanne alexej alexia alexis aleyna alfie alfons
  alfonso alfred alfreda alfredo ali alia alica alice alicia alida alima alina aline alisa alisha alison
  alissa alistair alix aliya aliyah alize alka allan allegra allen allison alma alois alojz alparslan alva
  alvin alvina alya alyssa alzbeta ama amalia amalie amalija amanda amandeep amar amara amata amaya amber
  ambra ambroz amelia amelie ami amie amin amina aminat aminu amir amira amit amos amrit amy ana anabel
  anabela anais anamarija anar anastasia anastasija anastazija anatol anatolie anda andel andelin anders
  andras andre andrea andreas andrej andreja andres andrew andrija andrina andriy andy aneta anezka angel
  angela angelica angelina angeline angelique angelo angie angus ani anica anika anil anita anja anjali anka
  ann anna annabel annabell annabelle anne anne-marie anneli annelie annemarie annette anni annie annika anouk
  antea antero anthony antigone antoine antoinette anton antonella antoni antonia antonie antonin antonina
  antonio antony aoife apollo ara aram archibald archie arda ari ariadna arian ariana ariane arianna ariel
  arielle aris aristide arjun arlene armand armando armida armin arnaldo arne arno arnold aron arpad arsenie
  artemisa arthur artie artur arturo arun arvid arya asa asha ashley ashton asja assunta astrid astrida asya
  atmaja attila aubrey audrey august augusta augustin augustina augustine aura aurel aurelia aurelian aurelie
  aurelio aurora aurore ava awesi axel ayan ayana ayaz ayden ayebatari ayesha ayinde ayla aylin ayman aynur
  aziz azra azubuike baaba babs bailey bala banji bankole baran barb barbara barbora barnabas barry bart
  bartolomej batuhan beata beatrice beatriz beau becca becky bela belinda bella ben benedikt beniamin benito
  benjamin bennett bennie benny bente berat berenice berit berkay bernadette bernard bernardo bernhard bernice
  bernie berta bertha bertram bertrand beth bethany betina bettie betty bev beverley beverly bianca bianka
  bibiana bilal bill billie billy bishnu bjorn blahoslav blair blaise blake blanca blanche blanka blazej
  blazena bless blessing bob bobbie bobby bogdan bogdana bohdan bohdana bohumil bohumila bohumir bohus
  bohuslav bohuslava bojan bojana boleslav bonifac bora boris borka bozena bozica bozidar bozidara brad
  bradley brandi brando brandon branimir branimira branislav branislava branka brankica branko brayden brenda
  brendan brent bret brett brian brice bridget bridgette bridie brigita brigitta brigitte britt bronislava
  brooke bruce bruna bruno bryan buchi bucur budimir bukola burak byron caio caitlin caleb calista callum
  calum calvin camelia cameron camila camilla camille candace candice candida candido cara carina carl carla
  carlo carlos carlota carlotta carmela carmelo carmen carmine carol carole caroline carolyn casandra caslav
  casper cassandra cassandre cassie cataleya catalina caterina catharina catherine cathy cecil cecile cecilia
  cecilie cedric cedrik celeste celestin celestine celia celina celine cem cesar ceyda ceyla ceylin cezar
  chandra chantal charlene charles charli charlie charlotte chase chelsea chelsey cherechi cheryl chester
  cheyenne chiamaka chiara chidi chimamanda chinedu chinyere chisom chizoba chloe chris chrissie christa
  christelle christian christiane christina christine christoph christophe christopher christy chukwu ciara
  cihan cindy claire clara clarence clarissa claude claudette claudia claudine claudio clemens clement
  clemente clementina clementine cleo cleopatra clifford clifton clint clotilde clovis clyde cody colin colins
  colleen collin comfort concepcion conner connor conrad constance constantin cooper cora coralie cordelia
  corinna corinne cornelia corvin cory cosima courtney craig cristian cristiano cristina cristobal ctibor curt
  curtis cynthia cyprian cyril cyrus dado dagmar dagmara dahlia daisy dale dalia dalibor dalibora daliborka
  dalida dalila damaris damian damiana damien damilare damilola damir damjan damla dan dana danica daniel
  daniela daniele danielle danijel danijela danilo danjuma danka danny dante daphne dara darcy daria darian
  dariana darija darina darinka dario darius darja darko darlene darrell darren darryl daryl dasa dave davey
  davi david davide davin davor dax dea dean deanna deb debbie debora deborah debra declan deepak defne dejan
  delfina delia delphine denis denisa denise deniz dennis derek dermot derrick desiree desmond deven devi
  devin dewi dezider diana diane dianna dianne dick dicle didier diego dilan dilara dildar dimitri dina dino
  dion dionyz dipendra divna dmitri dmitry dobromila dobroslav dobroslava dolores domenic domenica domenico
  dominic dominik dominika dominique don donal donald donat donata donato donna donnie donny dora dorcas
  dorian dorina doris dorota dorotea doroteja dorothea dorothy doug douglas draga drahomir drahomira drahoslav
  drahoslava drazen dua duane dubravka duc duncan dung dunja dusan dusana dustin dwayne dylan earnest ebba
  ebiere ebiowei ebony ed eda eddie eden edgar edgardo edison edita edith edmond edmund edna eduard eduarda
  eduardo edvard edvin edward edwin efe effie efrem eileen eilidh ekow ela elaine elda elea eleanor eleazar
  elena eleni eleonora eleonore elfrida eli elia eliabeth eliah elian eliana eliane eliano elias elif elijah
  elin elina eline elio elisa elisabeth elise eliseo eliska eliza elizabeth ella ellen elli ellie elliot
  elliott ellis elmer elmira elmo elnur elodie eloisa eloise elsa elsie elvira elvis elwood elza ema emanuel
  emanuela emeka emelie emely emil emile emilia emilian emiliano emilie emilija emilio emily emin emir emma
  emmanuel emmanuelle emmy emre ena enea enes enid ennio enrico enrique ensar enya enzo eray erdal eren
  eriberto eric erica erich erick erik erika erma erna ernest ernestina ernestine ernesto ernie ernst ervin
  erwin esi esma esmeralda esperanza esra esse esteban estela estella estelle ester estera esther etela ethan
  ethel etienne euan eugen eugene eugenia eugenie eulalia eulalie eunice eusebia eusebie eusebio eva evan
  evangeline eve evelin evelina eveline evelyn evelyne everardo evie evin ewan eymen eyram ezra fabian fabiana
  fabiano fabien fabienne fabio fabiola fabrice fannie fanny farah fatima fatimah fatma fausto fay faye
  federico fedor fedora felicia feliciano felicie felicita felipe felix femi femke feng ferdinand fergus
  fernand fernando fidan fidel fiifi fikret filemon filiberto filip filipa filippa filippo filomena finja
  finley finn finnley fiona flavia flavie flavio fleur flora flore florence florentin florentina florian
  floriana florina florine flossie flynn franc francesca francesco francis francisca francisco franco francois
  francoise frank frankie franklin frannie frantisek frantiska franz franziska fred freddie frederic frederick
  frederico frederik frederique fredrik fredy freya frida fridolin frieda friedrich fritz funmilade funmilayo
  furkan fynn gabin gabriel gabriela gabriele gabriella gabrielle gabrijela gael gaetan gaetano gaia gail
  galina ganesh garnet garrett garry garth gary gaspar gaston gayle gbeminiyi gbemisola gedeon gejza gemma
  genevieve gennaro geoff georg george georges georgette georgiana georgina gerald geraldine gerard gerardo
  gerda gerhard germaine gerrit gerry gertruda gertrude ghislain ghislaine ghita gia giada gian gianluca
  gianni gideon gifty gilbert gilberto gilda gilles gina ginette ginnie ginny gino gioele gioia giorgia
  giorgio giovanna giovanni gisela gisele gita giulia giuliana giuliano giulio giuseppe gizela glen glenda
  glenn gloria gonzalo goran gord gordan gordana gordie gordon grace gracie graciela graham grant greg gregg
  gregor gregorio gregory greta grgur griselda guadalupe gudrun guido guilherme guillermo gulbahar gulcin
  gunay gunnar gurjit gurpreet gustav gustave gustavo gwen habib habiba hadi hailey hakan halil halim halima
  hamish hamza hana hani hanna hannabel hannah hanne hannes hans hao harald hari harjit harold harpreet
  harriet harrison harry harvey hasan hasim hassan hattie hayden hayley hazel heather hector heidi helen
  helena helene helga helin helio helmut heloise hendrik henri henrieta henriette henrik henrique henry
  herbert herman hermann hermina hermine herta hilda hildegard hira hoang holly homer hong horacio hortense
  howard howie hua hubert hugo huguette hui hulya hung hunter hunter-lee huong hussain hussein ian ibrahim ida
  idris ifeanyichukwu ifeoma ifunanya ignac ignacio ignacy igor ihsan ikenna ikhidie ila ilaria ilarion ilay
  ilayda ileana ilenia iliana ilias ilija ilja ilona ilsa ilyas imani imelda imke immanuel imogen imran ina
  inara indira indra ines inez inga ingrid ingrida inka iolanda ira irem irena irene ireti irfan irina iris
  irma irvin isa isaac isabeau isabel isabela isabell isabella isabelle isac isaiah isak isidora isioma isla
  ismael ismail iva ivan ivana ivanka ivar iveta ivica ivo ivona ivy izabela izabella izidor izolda jace
  jacinthe jack jackie jackson jacky jacob jacobus jacqueline jacquelyn jacques jada jade jaden jadesola
  jadranka jadranko jaga jaime jairo jake jakob jakov jakub jamal james jamie jamil jamila jan jana jane janet
  janice janie janina janine janis janka janko janna janne jannik jannis janosch jara jared jari jarmila
  jarolim jaromir jaron jaroslav jaroslava jasen jasmin jasmina jasmine jasna jason jasper jaspreet javier jay
  jaya jayce jayda jayden jaylen jayson jazmin jean jean-guy jean-luc jean-marc jean-paul jeanette jeanne
  jeannie jeff jeffrey jela jelena jelica jen jenn jenna jennie jennifer jenny jens jeppe jeremiah jeremias
  jeremie jeremy jermaine jerome jerry jesper jess jesse jessica jessie jessy jesus jett jette jia jian jie
  jil jill jim jimmy jindra jing joachim joah joakim joan joana joann joanna joanne joanny joao joaquim
  joaquin job jocelyn jodi jodie joe joel joelle joey johan johann johanna johannes john johnathan johnnie
  johnny johnson jolana jolanda jolayemi jolie jolien joline jon jona jonah jonas jonatan jonathan joojo joost
  jordan jordi jordy jorge joris jose josef josefa josefin josefina josefine joseph josephine josh joshua
  josiah josiane josie josue jovan jovana joyce joze jozef jozefina jozue juan juana juanita juda jude judita
  judith judy jule jules julia julian juliana julie julien julieta juliette julija julio julius jun juna june
  juri justin justina justine justus justyn justyna kaan kadir kai kaia kaj kaja kali kamil kamila kamran kara
  kareem karen kari karim karin karina karl karla karmela karol karolina karoline kasper kassandra katarina
  kate kateryna katharina katherine kathleen kathryn kathy katie katja katrin katrina katrine katy kavita kay
  kaya kayden kayla kaylee kayleigh kayode kazimir keano keanu keith kellie kelly kemal kemi ken kenan kenneth
  kenny kent kerem kerim kerry kevin khadija khaled khalid kian kiana kiara kieran kilian kim kimberly kira
  kirk kirsten kjell klaas klara klaudia klemens klement klementyna kleopatra kofi kojo koloman konrad
  konstantin konstantyn koray kornel kornelia krishna krista kristen kristi kristian kristie kristijan kristin
  kristina kristine kristof kristoffer kristy krystal kubra kubura kujoe kurt kvetoslava kwabena kwadwo kwaku
  kwame kwamena kwasi kweku kwesi kyan kyle kyra lachlan lada ladislau ladislav lai laila lainie lala lalita
  lamar lambert lan lana lara larisa larissa larry lars lasse latif latoya laura laure lauren laurence laurens
  laurent lauri lauriane laurie laurin laurine laverne lavinia lawrence lawrencia laxmi layla lazar lea leah
  lean leana leander leandra leandro leann leda lee lei leif leigh leila lela lelia len lena lene leni lenia
  lenka lenn lennart lennie lennox lenny lenya leo leon leona leonard leonardo leone leonel leoni leonid
  leonida leonidas leonie leonor leonora leontina leopold leopoldina leopoldo leroy leslie leticia letitia
  letizia lettie lev levent levi levin lewis lexi lexie leyla li lia liam lian liana lias lidia lidija lien
  lila lili lilia lilian liliana liliane lilla lillian lilly lily lin lina lincoln linda lindsay line ling
  linh linn linnea lino linus lio lion lionel lisa lisandro lisanne lisbeth lise liselotte lisette liv liva
  livia livio liya liyana liz liza lize lizzie ljiljana ljuba ljubica lloyd logan loic lois lola lolade lora
  loredana lorena lorene lorenz lorenza lorenzo loretta lori lorin loris lorna lorne lorraine lotta lotte
  lottie lou louie louis louisa louise lourdes luan luana lubomir lubomira lubor lubos luboslav luboslava luc
  luca lucas lucia lucian luciana luciano lucie lucien lucienne lucija lucille lucio lucius lucy ludmila
  ludovic ludovica ludwig luena luigi luis luisa luise luiza lujza luka lukas luke luna lungelo lutfi luz lya
  lydia lydie lynda lynette lynn lynne mabel mackenzie macy maddie maddison madeleine madeline madison mads
  mae maeve mafalda magali magda magdalena maggie magnus mahir mahmoud mahmud mai maia maida maira mairi maja
  majda makayla makinwa maksim malcolm malena malia malik malika malin malina malou malvina mandy manfred
  manisha manon manpreet mansur manuel manuela mara marc marc-andre marcel marcela marcelina marcella marcelo
  marcia marco marcos marcus mare marek maren margaret margareta margarida margarita margita margot marguerite
  mari maria maria-jose mariam marian mariana marianna marianne mariano marica marie marie-claude marie-eve
  mariella marija marika marilena marilyn marin marina marino mario marion marisa marisol marit marita marius
  marko markus marlen marlena marlene marley marlo marlon marta martha martim martin martina martine marvin
  mary mary-ellen maryam masa mason massimo mate matej mateja mateo mateus mathew mathias mathilda mathilde
  mathis matias matilda matilde mats matt matteo matthew matthias matti mattia mattie mattis matyas matylda
  maud maureen maurice mauro mawuena mawusi max maxim maxima maxime maximilian maxine maya mayra mckayla
  mckenzie medard medina meg megan megane meghan mehmet mei meike melania melanie melek melike melina melinda
  melis melisa melissa melita melody melvin mercedes merle merlin mert merve mervin meryem mete metod mette
  mia micaela micah micha michael michaela michal micheal michel michele michelle mick miguel mija mika mikael
  mikail mikayla mike mikey mikkel mikulas mila milada milana mildred mile milena miles milic milica milivoj
  milla millicent milo milorad milos miloslav miloslava milota milutin min mina minerva ming minh minnie mira
  mirabela mirac miran miranda miray mirco mireille mirela mirella miriam mirjam mirka mirko mirna miro miron
  miroslav miroslava mirza mitchell mitra mladen modest modesto mohamad mohamed mohammad mohammed moira moises
  mojmir molly mona monica monika monique morag morgan morgana moric moritz morris morten mose moussa muhammad
  muhammed muhsin murat murdoch murdock muriel murray musa mustafa muyiwa mykola mylene myra myriam myrna
  myron nada nadezda nadia nadine nadir nadja nahid nan nana nancy naomi napoleon narcis narcisa narciso
  nasrullah natalia natalie natalija natalya natan natanael natasa natasha nate nathalie nathan nathanael
  nathaniel nazif neal ned neda neha neil nela nellie nelly nelson nena neo nerea nestor nettie neva neven
  nevena nevenka nevin nevio ngoc ngozi nguyen nia niamh nicholas nichole nick nico nicola nicolas nicole
  niels nigar nigel nika nike nikita nikki niklas niko nikodem nikola nikolai nikolas nikolina nila nils
  nimakoah nina nine nino nisa nnamdi noa noah noam noe noel noelia noelle noemi noemie nola nolan nona noor
  nora norbert norberto norina norm norma norman normand normande nour nova novella novi nur nuria nurlan
  obioma oceane octavia oda odette odin odon ofelia oke oksana ola olaf olaide oldrich ole oleg oleksandr
  olena olga olimpia oliva olive oliver olivia olivier oliwia oliwier ollie olufunmi olumide oluwaseun
  oluwunmi omar omawunmi omer omolara ondrej onome onoriode onur oonagh opal ophelia osama oscar oskar osman
  osvaldo otilia otis oto otto owen pablo padma paige palmira pam pamela pankrac pantaleon paola paolo pascal
  pascale pasquale pat patrice patricia patricija patrick patrik patrizia patti patty paul paula paulette
  paulina pauline paulo pavel pedro peggy pelagia pelagie penelopa penelope percy peri perla pero perry petar
  pete peter petra petronela phil philip philipp philippe phillip phoebe phoenix phuong pierre pierre-luc
  pieter pietro pilar ping pio piper pius platon polly pooja poppy pravoslav prem priscilla priska priya
  prokop promise prosper prudence qiang queen quentin quieta quinn quinten rachael rachel radmila radomir
  rados radoslav radovan raduz rafael rafaela rafid rahel rahim rahmi rahul raif raina rainer raisa raj
  rajendra rajko rakesh ralph rama ramiro ramon ramona rana randolf rania ranko raoul raphael raphaelle raquel
  rasheedah rasmus rastislav ratna rauf raul ravi ray rayan raymond rebeca rebecca rebeka reg reggie regina
  reginald reina rejean remilekun remo remus renata renate renato rene renee reza rhea rhonda ria riana
  ricardo riccardo rich richard richie rick rico riley rina rino rita roan rob robbie robby robert roberta
  roberto robin robyn rocco roch rochelle rocio rodney rodolfo rodrigo roger rohan roisin roksana roland
  rolando rolf roman romana romeo romina romuald romulus romy ron ronald ronja ronnie rory rosa rosalia
  rosalie rosalinda rosamunda rosana rosanna rosario roselyn rosemarie rosemary rosie ross rotimi rowan roxana
  roxanne roy roza rozalia rozina ruairi ruben ruby rudolf rudolph rudy rufina rufus rupert russ russell ruta
  ruth ruya ruza ruzena ryan saba sabina sabine sabri sabrina safa safira safiya sagar salih sally salome
  salomea salomey salomon salvador salvatore sam samanta samantha samara sami samir samira sammie sammy samson
  samuel samuele sanda sander sandi sandra sandrine sandro sanja sanjay sanne santiago santina santino saoirse
  sara sarah sari sarina sasa sasha saskia saul sava savannah savina scarlett scott scottie seamus sean
  sebastian segun sekinat selena selim selin selina selma semih sena serafin serafina serena serge sergei
  sergej sergey sergio serhat servac seth severin shade shalewa shane shania shannon sharon shaun shawn shayla
  sheila shelagh shelly sheri sherri sherry sheryl shirley sid sidney sidonia sienna sigurd silas silje silvan
  silvana silvia silvija silvio simeon simisola simon simona simone sina sinan sinead siobhan siro skye slava
  slavek slavica slavka slavko slavomir sname sofia sofie sofija solange soledad soma sona sonia sonja sonya
  sophia sophie soraya srecko stacey stacy stan stanislav stanislava stanko stanley stasa stef stefan stefana
  stefania stefanie stela stella steph stephan stephane stephanie stephen steve steven stewart stig stojan stu
  stuart sue sukhdeep sumayyah sunil sunita surya susan susana susanna susanne susie suzana suzanne suzie
  svatopluk sven svetlana svetozar sydney sylvia sylvie tabea tadeas tahir tahlia talia tamara tami tamia
  tammy tania tanisha tanja tanya tao tara tari tariq tarja tasha tatiana tatjana taylor ted teddy teja tekla
  temitope teo teodor teodora teodoro teofil teona terence teresa tereza terrence terry tess tessa thalia
  thanh thea thelma theo theodor theodora theodore theresa therese thiago thierry thomas thuy tia tiago tiana
  tiara tibor tichomir tiernan tiffany tihomir tim timea timmy timo timon timotej timoteo timothy timur tina
  tine titi titilayo titilope tito titus tobias tobiloba tobin toby toke toluwani tom toma tomas tome tomiloba
  tomislav tommie tommy toni tony tope tracey traci tracy trang travis trevor tri tricia trine trish trisha
  tristan tuan tuana tunde tyler tyrone ubaldo ulrich ulrika uma umar umut urban ursula uzodimma vaclav vala
  valdemar valentin valentina valentine valentino valeria valerie valerija valter vanda vanesa vanessa vania
  vanja vasco vasil vavrinec veda velimir velma vendelin venera vera verda verena verica verner vernon verona
  veronica veronika veronique vesna vic vicente vicki vickie vicky victor victoria vida viggo vijay viktor
  viktoria vilma vince vincenc vincent vincenza vincenzo vinny viola violet violeta violette virgil virginie
  vit vita vito vitor vitoria vittoria vivian viviana viviane vivien vivienne vladana vladimir vladimira
  vladislav vlasta vlastimil vlastimir vojtech volodymyr vratislav vuk wade wale wally walt walter wanda
  warren wayne wei wen wendell wendy werner wes wesley wessel wilbur wilfred wilhelm wilhelmina will willard
  willem willi william willie willow willy wilma winifred winnie winnifred xander xaver xavier xenia xia xiao
  xin yaa yago yahya yakubu yan yannick yannik yara yasin yasmin yasmine yaw yekta ying yolanda yolande yong
  younes yousef youssef yousuf yulia yun yuna yunus yuri yusuf yves yvette yvon yvonne zac zach zachary zack
  zafir zahra zainab zaira zana zaneta zara zayd zaynab zdenka zdenko zdeslava zdravko zehra zelda zelmira
  zena zeno zenobia zeyd zeynep zhen zina zion zita ziva zlata zlatica zlatka zlatko zoe zoey zofia zoja
  zoltan zora zoran zorka zulfikar zuzana zuzanna zvonimir
`;
