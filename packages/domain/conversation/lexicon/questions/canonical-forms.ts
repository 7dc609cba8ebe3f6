/** What a word is read as before phrases are looked for: contractions undone, short forms and common slips put right. */
export const CANONICAL_FORMS: Readonly<Record<string, string>> = Object.fromEntries(
  `
  whats=what is|wats=what is|whts=what is|wheres=where is|hows=how is|whos=who is|whens=when is|whys=why is
  thats=that is|theres=there is|heres=here is|its=it is|youre=you are|theyre=they are|im=i am|ive=i have
  id=i would|ill=i will|youll=you will|theyll=they will|itll=it will|weve=we have|youve=you have
  dont=do not|doesnt=does not|didnt=did not|cant=can not|cannot=can not|wont=will not|isnt=is not|arent=are not
  wasnt=was not|werent=were not|couldnt=could not|wouldnt=would not|shouldnt=should not|havent=have not|hasnt=has not
  hadnt=had not|aint=is not|wanna=want to|gonna=going to|gunna=going to|gotta=got to|lemme=let me|gimme=give me
  dunno=do not know|idk=i do not know|idgi=i do not get it|tho=though|u=you|ya=you|yas=you|yall=you|yous=you|yuo=you
  ur=your|w=with|youse=you|r=are|y=why|ru=are you|whatcha=what do you|whaddya=what do you|whatre=what are|howre=how are
  dos=does|sum1=someone|some1=someone|ne1=anyone|guys=|guy=|folks=|peeps=|pls=please|plz=please|plse=please|thx=thanks|ty=thanks|thnx=thanks|thanx=thanks
  ppl=people|tmrw=tomorrow|tmr=tomorrow|tmw=tomorrow|tomorow=tomorrow|tommorow=tomorrow|tommorrow=tomorrow|2day=today
  2morrow=tomorrow|b4=before|abt=about|rn=right now|hrs=hours|hr=hour|num=number|nbr=number|pic=photo|pics=photo
  picture=photo|pictures=photo|image=photo|images=photo|pix=photo|foto=photo|fotos=photo|snapshot=photo
  fone=phone|txt=text|texts=text|texting=text|msg=message|wat=what|wut=what|wht=what|waht=what|wen=when|hw=how|hwo=how
  whn=when|wher=where|muc=much|mutch=much|mch=much|teh=the|youd=you would|doyou=do you|howmuch=how much
  canyou=can you|areyou=are you|$=price|$$=price|$$$=price|pirce=price|prcie=price|pryce=price|proce=price
  coste=cost|qoute=quote|qoutes=quote|quoet=quote|esitmate=estimate|etimate=estimate
  approx=roughly|appx=roughly|lisence=license|licence=license|licenced=licensed|lisenced=licensed
  insurd=insured|insurence=insurance|inshured=insured|ensured=insured|recylce=recycle|recycel=recycle
  dontate=donate|donnate=donate|e-mail=email|emails=email|emailing=email|mail=mail
  cell=phone|tel=phone|telephone=phone|gmail=email|hfx=halifax|dart=dartmouth
  robo=robot|chatbot=bot|frig=fridge|tn=tonight|2nite=tonight|tonite=tonight
  cest=c est|ya-tu=ilyatu|yatu=ilyatu|y-a-tu=ilyatu|cest-tu=c est tu|quest=qu est|jai=j ai|dou=d ou|sest=s est
  nvm=never mind|nm=never mind|nevermind=never mind|nvrmind=never mind|nvmd=never mind|nevrmind=never mind
  brb=be right back|bbl=be back later|bbs=be back soon|gtg=got to go|g2g=got to go|afk=be right back|hodl=hold
  cancle=cancel|cancell=cancel|cancal=cancel|canel=cancel|cansel=cancel|canceled=canceled|cancelled=canceled
  canceling=canceling|cancelling=canceling|resched=reschedule|reschedual=reschedule|apt=appointment|appt=appointment
  appointmnt=appointment|appoinment=appointment|apointment=appointment|delet=delete|dlete=delete|stpo=stop|sotp=stop
  humain=human|humman=human|huamn=human|persn=person|peron=person|persno=person|agnet=agent
  ye=you|talkin=talking|comin=coming|goin=going|doin=doing|takin=taking|haulin=hauling|somethin=something|jsois=je sois|jsoye=je sois|jsuis=je suis
  strat=start|restar=restart|bakc=back|bck=back|agian=again|agin=again|forgt=forget|froget=forget
  bcuz=because|cuz=because|cause=because|bc=because|anymor=anymore|anymroe=anymore|nobodys=nobody is|noones=nobody is|whatll=what will|wholl=who will|whenll=when will|howll=how will|thatll=that will|therell=there will|whod=who would|whatd=what would|howd=how did|itd=it would|theyd=they would|weve=we have|koi=quoi|prennez=prenez|prener=prenez|ppls=people|someones=someone is
  `
    .split(/[|\n]/)
    .map((pair) => pair.trim().split('='))
    .filter(([word = '']) => word !== '')
    .map(([word = '', forms = '']) => [word, forms]),
);

/** Words whose ending is none, and plurals that say more than the single word: "on sundays" is not "on sunday". */
export const UNSTRIPPED = new Set(
  `this does has was yes always gas news previous business process express address access less unless perhaps across
  towards besides plus bonus nous vous sous dans sans mais temps fois pas plus moins jamais tres apres alors toujours
  mondays tuesdays wednesdays thursdays fridays saturdays sundays weekends evenings mornings afternoons nights holidays
  christmas afterwards evening morning building ceiling wedding during spring string tired tires hundred indeed speed exceed red
  opening painting stained boxing something anything nothing everything is us as his hers yours ours goes gos`
    .split(/\s/)
    .filter((word) => word !== ''),
);
