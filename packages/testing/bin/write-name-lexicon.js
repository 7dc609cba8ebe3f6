/**
 * Writes the given and family names that the conversation knows, from the locale data of @faker-js/faker. Run it after
 * an update of that package, and when a list of hand-written names below changes; then
 * `packages/testing/bin/pack-word-lists.ts`.
 */
import { writeFileSync } from 'node:fs';
import { allLocales } from '@faker-js/faker';

const FOLDER = new URL('../word-lists/', import.meta.url);
const LINE = 110;

/** Locales that repeat another one, or are no language that people are named in. */
const SKIPPED = new Set(['de_AT', 'fr_BE', 'es_MX', 'ro_MD', 'nl_BE', 'en_AU_ocker', 'eo', 'base']);
/** Read whole, as many of their people live in Halifax; of the others the names that several locales share. */
const WHOLE_GIVEN = ['en_AU', 'en_NG', 'en_GH'];
const WHOLE_FAMILY = ['en_AU', 'en_HK', 'en_IN', 'vi'];
const SHARED_BY = { first_name: 2, last_name: 3 };
/** Ordinary words of English or French that are rarely meant as a name. */
const ORDINARY = new Set(
  `can else tea tee soda gun guy till per said sire dame anal earl lane long cliff stone light day
  even bud candy ginger penny sandy ever una amen bien belle merry happy king major prince noble german france
  paris israel india china asia america georgia carolina virginia houston dallas austin orlando london milan rome
  the and for with from sea bin van der von del den les des che ter pia era ana-maria wood woods green white black
  gray grey brown young small moss hill field fields marsh church street home house best good short rich price bond
  booth cash chance coy craft crane cross curtain day dial drake east west north south farmer fish flood ford forest fountain
  free frost gates glass hall head hunt joy kitchen knife law little love lot marble mark may mine moon more most must
  nail noon oak pack page park pool post power powers quick reading rice rose sand sharp shell snow song stand steel
  stock storm summer sweet taper top trees villa wall walls waters wells wheel winter work`.split(/\s+/),
);

/** Short forms, names of Nova Scotia and of newcomers that no locale holds. */
const MORE_GIVEN = `
  bob bobby billy jimmy tommy timmy johnny joey mikey davey benny kenny lenny ronnie donnie vinny tony sammy eddie
  teddy freddie charlie archie alfie wally gerry terry barry larry harry jerry perry kerry mary-ellen marie-claude
  jean-luc jean-guy jean-paul jean-marc marc-andre pierre-luc anne-marie marie-eve liz lizzie beth betty becky debbie
  deb barb babs sue susie suzie sandi patty patti trish trisha peggy maggie meg molly polly nan nancy annie katie
  kathy cathy cindy mandy wendy sally tammy pam ginny jen jenn jenny jess steph sam chris mike mick nick rick rich dick
  dan danny dave doug ed fred greg jeff jim joe jon josh ken matt max nate ned norm pat pete phil ray rob ron russ stan
  steve stu ted tim tom vic vince walt will zach zack angus ewan euan callum calum alasdair alistair lachlan hamish
  hector fergus murdoch murdock rory ruairi eilidh mairi morag sheila shelagh siobhan niamh aoife saoirse sinead
  wei ming li ling mei jing jun jia hui xin xiao yan ying yun feng hong hua jian lei lin ping qiang tao wen xia yong
  zhen hao jie kai lan min nguyen linh thanh thuy tuan hung huong hoang minh ngoc phuong trang duc dung
  mohammed mohamed mohammad muhammad mohamad ahmad ahmed mahmoud mustafa youssef yousef yusuf yousuf omar umar ali
  hassan hussein hussain khaled khalid karim kareem samir tariq bilal ibrahim ismail fatima fatimah aisha ayesha
  khadija maryam mariam layla leila noor nour zainab zaynab abdul abdullah abdullahi osama rania yasmin jasmin
  olga ivan oleg igor svetlana natalia natalya tatiana oksana dmitri dmitry sergei sergey vladimir yulia yuri olena
  maddie mattie addie hattie lottie lettie nettie bettie minnie winnie winnifred winifred ginnie frannie fannie jeannie janie lainie
  rosie josie susie cassie chrissie lexie jodie jodi jackie nikki vicky becca kaylee kayleigh mckenzie hailey hayley bailey
  gord gordie geoff ollie robbie robby willie richie howie louie artie ernie bernie murray reg reggie wes wendell ghislaine
  ghislain huguette ginette gisele lise lisette claudette georgette yvette odette solange normande fernand gilles
  desmond dermot donal brendan seamus liam tiernan kieran ciara roisin maeve oonagh bridie bridget effie flossie
  bertha hilda gertrude mildred eunice muriel enid thelma velma opal wilfred clarence cecil percy norbert aubrey
  brayden jayden kayden aiden hunter-lee mckayla makayla shayla shania tanisha latoya ebony imani kwesi
  kelly darlene cheryl genevieve rejean heather shirley beverley bev lorraine maxine marlene arlene roxanne gaetan
  normand yvon armand leonard clyde vernon elwood ervin melvin lorne blair keith graham darrell darryl garth garnet
  oleksandr volodymyr andriy mykola kateryna jaspreet gurpreet harpreet manpreet gurjit harjit amandeep sukhdeep
  priya raj rahul amit anil sunil sanjay vijay ravi deepak neha pooja anjali kavita sunita arjun rohan
  maria-jose guadalupe jesus xavier joao jose ngozi chidi emeka kwame kofi ama abena oluwaseun femi tunde segun
`;
const MORE_FAMILY = `
  macdonald mcdonald macdougall mcdougall macneil mcneil macneill macisaac macinnis mckenzie mackenzie mackinnon
  mckinnon maclean mclean macleod mcleod macphee mcphee macpherson mcpherson macqueen macrae macaulay mccarthy mccarron
  mclellan maclellan macintyre mcintyre macgillivray macintosh mcintosh mackay mckay macfarlane macnab macgregor
  leblanc boudreau comeau gaudet doucet gallant arsenault aucoin thibodeau theriault melanson robichaud surette
  deveau devaux saulnier muise pothier dugas landry cormier richard poirier chiasson deon dentremont belliveau samson
  zwicker eisnor wentzell hirtle rafuse corkum conrad conrod mosher publicover himmelman knickle bezanson veinot
  veinotte levy crouse hiltz keddy langille feener whynot whynacht gaetz naugle slaunwhite baker boutilier boutillier
  dauphinee fader hubley isnor jollimore mason morash myra covey harnish croucher umlah zinck crowell nickerson
  atkinson swaine smith jones brown taylor roe doe cole lima murphy obrien oconnor oneill sullivan oleary kelly walsh
  burke power fraser cameron campbell chisholm gillis stewart sutherland ross murray matheson morrison nicholson
  downey beals provo simmonds carvery clayton grosse cromwell desmond paris sparks borden upshaw colley
  singh kaur patel sharma gupta kumar khan chen wang li zhang liu yang huang zhao wu zhou xu sun ma zhu hu guo
  he lin luo nguyen tran le pham hoang phan vu vo dang bui do ngo ly kim lee park choi hassan hussein ahmed ali
  haddad khoury saad mansour nasser abboud shaheen garcia martinez rodriguez hernandez lopez gonzalez perez sanchez
  ramirez torres flores rivera gomez diaz silva santos souza costa pereira oliveira okafor adeyemi okonkwo mensah
  kovalenko shevchenko bondarenko petrov ivanov ivanova smirnov schmidt muller schneider
`;

const fold = (text) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll("'", '').replaceAll('’', '');
const values = (data) => (Array.isArray(data) ? data : Object.values(data ?? {}).flat());
const namesOf = (locale, kind) =>
  new Set(
    values(allLocales[locale]?.person?.[kind])
      .flatMap((name) => fold(name).split(' '))
      .filter((name) => /^[a-z][a-z-]{2,}$/.test(name)),
  );

function sharedNames(kind) {
  const counts = new Map();
  for (const locale of Object.keys(allLocales)) {
    if (SKIPPED.has(locale)) continue;
    for (const name of namesOf(locale, kind)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= SHARED_BY[kind]).map(([name]) => name);
}

const chosen = (kind, whole, more) =>
  [
    ...new Set([
      ...[...sharedNames(kind), ...whole.flatMap((locale) => [...namesOf(locale, kind)])].filter(
        (name) => !ORDINARY.has(name),
      ),
      ...more.split(/\s+/).filter((name) => name !== ''),
    ]),
  ].toSorted((a, b) => (a < b ? -1 : 1));

function lines(names) {
  const wrapped = [''];
  for (const name of names) {
    if (`${wrapped.at(-1)} ${name}`.length > LINE - 2) wrapped.push('');
    wrapped.push(`${wrapped.pop()} ${name}`.trimStart());
  }
  return wrapped.map((line) => `  ${line}`).join('\n');
}

function write(file, constant, comment, names) {
  const source = `/** ${comment} (MIT licence), folded; written by \`packages/testing/bin/write-name-lexicon.js\`. */
export const ${constant} = \`
${lines(names)}
\`;
`;
  writeFileSync(new URL(file, FOLDER), source);
}

write(
  'given-names.ts',
  'GIVEN_NAMES',
  'Given names and short forms, from the locales of @faker-js/faker',
  chosen('first_name', WHOLE_GIVEN, MORE_GIVEN),
);
write(
  'family-names.ts',
  'FAMILY_NAMES',
  'Common family names, from the locales of @faker-js/faker',
  chosen('last_name', WHOLE_FAMILY, MORE_FAMILY),
);
