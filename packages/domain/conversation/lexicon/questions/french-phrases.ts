import type { PhraseGroup } from '../../understanding/phrases/phrase-index.ts';
import type { QuestionTopic } from './question-topics.ts';

const taking =
  'prenez|prennent|prend|prends|ramassez|ramasse|ramassent|acceptez|acceptent|reprenez|debarrassez|recuperez|enlevez|emportez|emportent|prenont|ramassont|embarquez|embarquent|prendre|ramasser';
const telling =
  'appeler|appelle|appelez|appellent|rappeler|rappelle|rappelez|texter|texte|textez|ecrire|ecrit|ecrivez|contacter|contacte|contactez|rejoindre|joindre|avertir|avertit|avertissez|prevenir|previent|caller|call|telephoner';

/** What is asked in French, in Nova Scotia's as in that of Québec, France and Africa; weights as those of the English phrases. */
export const FRENCH_PHRASES: readonly PhraseGroup<QuestionTopic>[] = [
  {
    label: 'price',
    weight: 5,
    phrases: `ca|cela me? va|vas? coute|couter|coutera|couterait|coster|revenir|faire combien|comment?, coute comment|combien, c est combien, combien ca|pour|c|cela|ca_va,
      combien de plus, plus cher, cher, chere, dispendieux, dispendieuse, piasse, piastre, fourchette de prix, ordre de grandeur, approximatif, a peu pres combien,
      charge|chargez|chargent|chargez-vous combien|plus|extra|a_l_heure|au_poids|au_voyage, frais de deplacement|transport|dump|depotoir, prix ~ inclut|comprend|final|fixe|changer|change|discuter|negocier, tarif, prix fixe, discuter le prix, prix c est, mon|le prix ~ ou|quand|a_peu_pres, a l heure ou,
      combien vous, payer combien, combien ~ payer, combien pou|pr, payer|paye|paie plus|extra, idee du tarif|prix, c est tu dans les, a partir de combien`,
  },
  {
    label: 'price',
    weight: -7,
    phrases: `sont combien, combien a venir, mettre combien, combien de photo|portrait|image|temps|jour|gen|gars|monde|personne|homme|monsieur|fois|boite|sac|objet|chose|question|devis|soumission|minute|heure|employe, combien qu il, a combien ~ venez|viennent|etes|sont,
      achetez|achete|acheter|rachetez ~ combien`,
  },
  {
    label: 'is-it-free',
    weight: 6.5,
    phrases: `frais cache, payer ~ pour le|un devis, gratuit, gratuite, gratis, gratos, tu free, c est free, payant, payante, engage a, m engage, engagement, sans obligation|engagement, si je|j refuse|refuserai|dis_non|n_accepte|aime_pas|veux_pas|prends_pas|trouve_ca_trop_cher,
      si ~ prix ~ convient|plait|fait, peux|puis ~ refuser|dire_non, refuse le|la|votre devis|soumission|prix|offre, oblige|obligee d accepter|de_prendre|de_l_accepter|de_dire_oui, obligee d accepter, soumission|devis|estimation|estimer ~ coute|gratuit|payant|paie|paye, payer|paye|paie ~ pour le|la|une|un devis|soumission|estimation, attrape, pogne|piege|cachette`,
  },
  {
    label: 'payment',
    weight: 5.5,
    phrases: `payer|paye|paie|paies|payez|regler|regle|paiement avant|apres|comment|quand|en|par|le_jour|sur_place|cash|comptant|a_qui|a_la_fin|tout_de_suite|au_gars|au_monsieur|plus_tard|avec|d_avance,
      comment|quand|ou|a_qui ~ paye|paie|payer|regler|paiement|regle, prenez|acceptez|prennent|acceptent|prend|acceptez-vous ~ carte|interac|cash|comptant|cheque|visa|debit|credit|virement|espece|paypal|argent|liquide,
      carte bancaire|de_credit|credit|debit|bleue|bancaire, virement, espece, liquide, comptant, facture, carte bleue, verser ~ avance|depot, cash ou|par, cheque ou|aussi, carte|cheque|interac ou cash|cheque|carte|comptant|interac, recu, mode de paiement, facturer, payer ~ depot|acompte, verser ~ acompte|depot, acompte, reglement, regle, en plusieurs fois|versement, versement, paye|paie|payer ~ a_l_avance, paye|paie|payer ~ d_avance, par cheque|virement|interac, facilite de paiement, argent comptant, pourboire`,
  },
  {
    label: 'payment',
    weight: -5,
    phrases: `payez moi, vous me payez, me paye, je dois payer quelque_chose, pour payer moins, se paye, qui paye|paie ~ brise|casse|dommage, paye|paie ~ brise|casse`,
  },
  {
    label: 'taxes',
    weight: 8,
    phrases: `tva, ttc, taxes, tvq, taxe, tvh, tps, taxable`,
  },
  {
    label: 'insurance',
    weight: 6,
    phrases: `assurance, assure, assuree, assurer, abiment|abime|brisent|brise|cassent|casse|egratignent|egratigne|endommagent|endommage|scratchent|scratch|grafignent|graffigne|accrochent|accroche|defoncent|fendent|raye|rayent|scrap|scrape|magane|maganent ~ quelque_chose|de_quoi|mur|plancher|porte|cadre|char|auto|meuble|entree|cloture|gazon|escalier|plafond|tapis|la|le|mon|ma|mes,
      se blesse|blessent|fait_mal|font_mal|pete, responsable si|quand|en_cas|de_quoi|des, c est moi qui est|suis responsable, responsabilite, degat, dommage, qui est responsable, qui ~ responsable, s il arrive quelque_chose|un_accident, accident, couvert si|en_cas|pour_les, si jamais ~ brise|casse|tombe|echappent`,
  },
  {
    label: 'licence',
    weight: 5.5,
    phrases: `licencie, licencies, licence, license, permis, agrement, papier pour, declare, declares, declarees, declaree, est declare, societe declaree, enregistre, enregistree, incorpore, incorporee, accredite, accreditee, agree, certifie, certifiee, certification, legal, legale, legalement, en regle, numero d entreprise, autorise, autorisee`,
  },
  {
    label: 'hours',
    weight: 5,
    phrases: `heure d ouverture|affaire|service|bureau, horaire, ouvert, ferme, ouvrez, fermez, travaillez|travaillent|travaille|bossez|venez|viennent|passez|passent|ramassez|faites|dispo|disponible|livrez|repondez|font|bosse ~ des? fin_de_semaine|samedi|dimanche|soir|soiree|weekend|week_end|ferie|noel|conge|nuit|jour_de_l_an|paques,
      la|les|en? fin de semaine, le samedi|dimanche|soir|weekend, jour ferie, conge, samedi|dimanche aussi, week end, heure precise|exacte|fixe, plage horaire, creneau, jusqu a quelle heure, quelle heure ~ commencez|finissez|commence|finit|plus_tard|plus_tot,
      choisir ~ jour|heure|journee|date|moment, quel jour|heure ~ possible|disponible|dispo|libre|avez|offrez, apres 5h|6h|7h|17h|18h|19h|souper|l_ouvrage|le_travail, tot le matin, tard le soir`,
  },
  {
    label: 'hours',
    weight: -5,
    phrases: `dans combien d heure, heure ~ ${telling}, ${telling} ~ heure`,
  },
  {
    label: 'how-soon',
    weight: 5,
    phrases: `quand ~ venir|viennent|vient|venez|passer|passez|passent|ramasser|ramassez|chercher|nir|v_nir|disponible|dispo|pouvez|pourriez|pourrait|peuvent|peut|allez|arrivez|arrivent|serait|faire, venir|passer|venez|passez|viennent|passent|ramasser quand, c est quand,
      en combien de temps, combien de temps|jour|semaine ~ avant|attendre|attente|delai|faut|prend, delai, rapidement, urgent, urgence, presse, plus vite, plus tot, au plus vite|tot|sacrant, le plus rapide|vite|tot, bientot, prochaine dispo|disponibilite|place, disponibilite, dispo,
      pouvez|pourriez|peuvent|peut|pourraient|peux|possible|venez|viennent|venir|passer|dispo|disponible|faisable ~ aujourd_hui|aujourdhui|demain|a_soir|ce_soir|cette_semaine|apres_midi|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine_prochaine|avant_la|avant_le|tout_de_suite|le_jour_meme|meme_jour|ces_jours,
      aujourd_hui|aujourdhui|demain|vendredi|samedi|lundi|mardi|mercredi|jeudi|dimanche ~ possible|faisable|dispo|disponible, jour meme, meme jour, passer|venir avant, prend|prends tu des jour|semaine, prend|prends ~ des_jour|des_semaine|longtemps, passez|passer|venir|venez quand, premiere dispo|disponibilite, longue attente, attendre longtemps, liste d attente, c est long avant`,
  },
  {
    label: 'areas',
    weight: 5,
    phrases: `trop loin, c est loin, jusque la, jusqu icitte|ici|chez|a|au|en|dans, allez|venez|passez|viennent|vont ~ par_la|la_bas, par icitte|ici|chez, deplacez, deplace, deplacent, desservez, dessert, desservi, desservie, desservent, couvrez, couvre, couvert, couvrent, intervenez, vous intervenez, au nb, vous etes base|bases|situe|situes, hors de la ville, en dehors de, en campagne, votre|le|mon|notre|quel|dans secteur|zone|territoire|region|coin,
      allez|vas|va|vont|venez|viens|viennent|passez|travaillez ~ en_dehors|dans_le_coin|a_la_campagne|jusqu|hors, quelle ville|region, quel coin, a l exterieur de`,
  },
  {
    label: 'what-we-take',
    weight: 4,
    phrases: `${taking} vous|tu|ils|aussi|ca|cela|tout|toute|toutes|quoi, vous|ils|y|tu ${taking}, qu est ce que ~ ${taking}, quoi ~ ${taking}, ca|ce se ramasse|prend|fait, ca|ce se prend-ti|ramasse-ti, ca|ce passe tu|t_il, debarrasse|debarrassez|debarrassent, est ce accepte, acceptes|accepte|refusez|refuse ~ quoi|pas,
      ${taking} ~ meuble|matelas|divan|electro|gravat|branche|ordi|tele|tout|linge|vieux|vieille|gros|petit|juste, quel type|genre|sorte|chose|objet, juste un|une ~ venez|correct|assez|pour_ca|deplacez|vaut, venez ~ juste|pour_ca|pour_un|pour_une, minimum, quantite maximum|minimum, limite, trop peu|petit, vous faites|font ca|aussi, punaise, vider toute|une|la maison|appart, fais|faites|font tu|vous|ca ~ maison|demolition|menage|garage`,
  },
  {
    label: 'what-we-take',
    weight: -5,
    phrases: `se fait par|avec|comment|quand, prends|prend ~ jour|semaine|longtemps`,
  },
  {
    label: 'hazardous',
    weight: 5,
    phrases: `produit|matiere chimique|dangereux|dangereuse|toxique, dangereux|dangereuse, ${taking} ~ huile|batterie|bonbonne|propane|mazout|amiante|peinture|solvant|diluant|chlore|pile|ampoule|neon|medicament|seringue|essence|gaz|bouteille|extincteur|freon|vernis|aerosol|pesticide|javel|reservoir,
      huile|batterie|bonbonne|propane|mazout|amiante|peinture|solvant|diluant|chlore|pile|ampoule|neon|medicament|seringue|essence|gaz|extincteur|vernis|aerosol|pesticide ~ ${taking}|possible|accepte|correct|passe|ok|quoi_faire|vous|ca_va, fluo, fluorescent, chimique`,
  },
  {
    label: 'heavy-things',
    weight: 5,
    phrases: `lourd, lourde, pesant, pesante, pese, etage, sous sol, escalier, ascenseur, les|des|trois|quatre|cinq|dix|deux marche, monter|montent|montez ~ chercher|en_haut|ca|etage|le|la|l|eux, le|la|les|l descendez|montez|sortez|demontez|descendent|montent|sortent, descendre|descendez|descendent|descende ~ le|la|les|moi|tout|ca|eux, rentrent|rentrez|entrent|entrez|viennent ~ dans|en_dedans|chercher|a_l_interieur, a l interieur, en dedans,
      dois|faut|devrais|dois-je ~ sortir|descendre|monter|demonter|mettre_dehors|amener_dehors|apporter_dehors|transporter, sortir|sortent|sortez ~ dehors|trottoir|chemin|de_la_maison|du|le|la|l|moi, demonter, demontez, demontent, demonte, defaire, defont, debout, sur le trottoir|bord|perron|chemin, au bord du|de_la chemin|rue|route, trop gros|grosse|lourd|lourde|pesant|pesante|large,
      s occupent|occupez de tout|du_transport|de_sortir|de_porter, rien|pas|les|le|la|tout|a porter|lever, portent, rentront, rentrent, soulever, soulevent, forcer, capable de|d ~ sortir|monter|lever|descendre|prendre|bouger, gars sont capables, iront chercher, coffre fort, piano, spa, cabanon, remise, piscine, debrancher, debranchent, aider|aide a|les porter|sortir|lever|charger|forcer, bras, montont|montont-ti|descendont|descendont-ti|sortont|sortont-ti|portont, couper|coupent ~ morceau, le|la|les descendre|monter|sortir|demonter, defasse, vous montez, descente, montent|monte chercher, descende|sorte|monte tout|ca|le|la|les, capable avec|de`,
  },
  {
    label: 'who-comes',
    weight: -6,
    phrases: `qui va|vont descendre|monter|sortir|porter|lever`,
  },
  {
    label: 'who-comes',
    weight: 5.5,
    phrases: `sont combien, combien a venir, vous meme|memes qui, vous-meme|vous-memes qui, autre societe|compagnie|entreprise, vos employe, seul homme, viennent a deux|trois|combien, qui ~ vient|viennent|venir|nir|passe|passent|ramasse|ramasser|fait|faire|debarque|ramassent|sonner, c est qui ~ vient|vont|ramasse|passe, quelle|quel societe|compagnie|entreprise, seront combien, existez, avis de client, une seule personne, combien de gars|gen|monde|personne|homme|monsieur|employe|bonhomme, combien qu ils, a combien de? personne|gars|gen|monde, combien ~ viennent|vont_venir|seront, employe, sous traitant, sous_traitant, contracteur, propre equipe|camion|gars,
      vraie|vrai|vous_etes|etes-vous ~ compagnie|entreprise|business|agence|site, compagnie|entreprise locale|d_ici|serieuse|familiale, fiable, confiance, honnete, serieux, serieuse, parlent|parle|parlez ~ francais|anglais, en francais, bilingue, avis, reference, temoignage, verifies, depuis combien de temps|quand|longtemps, en affaire depuis, verifie, casier, arnaque, fraude, scam, locaux, gens d ici, c est vous qui|autres, du monde|gars de_confiance|correct|fiable|d_ici, uniforme, identifie`,
  },
  {
    label: 'process',
    weight: 5,
    phrases: `pis apres, et apres, ce qui|que arrive, plusieurs choix, quoi ~ arrive, on|je|j commence ou|par, ou ~ commence, que se passe, apres l envoi, intermediaire, comment ~ marche|fonctionne|se_passe|procede|procedez|ca_va_se_passer|deroule, ca|cela se passe comment, marche|fonctionne comment, menage apres, balayer, un coup de balai, c est quoi la suite|prochaine|prochaines|l_etape|le_processus|les_etapes, la suite, et apres|ensuite|maintenant, qu est ce qui|que se_passe|arrive|va_arriver ~ apres|ensuite|quand|une_fois|la|maintenant, se passe ~ quoi|apres|ensuite|une_fois, une fois que ~ envoye|envoyer,
      plusieurs|combien de? devis|soumission|prix|compagnie|offre, reste|encore|beaucoup|bien ~ question, combien de question, presque|bientot fini, prochaine|prochaines etape, etape, c est confirme|reserve|booke|officiel, c est ~ envoye, attends|attend|attendre quoi, apres quoi, pis la quoi, comment que ca, ca confirme|reserve|booke, creer|faut ~ compte, m inscrire, appli, telecharger, c est quoi votre|ce|le|harbour site|service|compagnie|affaire|haul, vous faites quoi|faites_vous_quoi, intermediaire, signer ~ quelque_chose|un|papier|contrat, on fait|fait_on comment, comment|quoi faire|dois_je_faire pour, preparer|prepare ~ quelque_chose|avant|de_quoi|quoi, faut tu|il ~ preparer|trier|separer, balayez|balaient|nettoyez|nettoient|ramassent_apres|passent_le_balai`,
  },
  {
    label: 'need-to-be-home',
    weight: 6,
    phrases: `etre|sois|soye|seye|soyons|serai|serait|suis|soit|soient|reste|rester ~ la|chez|present|presente|sur_place|maison|icitte quand|pendant|pour|le_jour|obligatoire|necessaire|lorsque|lors, faut|dois|oblige|obligee|besoin|necessaire|devrais ~ etre|sois|seye|soye|soit|rester|reste|presence la|present|presente|chez|sur_place|maison|chez_nous|la_maison, presence, absent, absente, sans moi|nous, personne ~ maison|la|chez, obligee que je|j descende|vienne, obligatoire que je|j, oblige que je|j descende|vienne|monte, a l ouvrage|au_travail|au_bureau|au_boulot|a_la_job|a_l_ecole|en_voyage ~ pendant|quand|la|ce_jour,
      pendant que je|chu|chus|chui|j|on, chus|chu|suis pas|pus la, si|quand je|chu|chus|on|j suis|serai|sera|est pas? pas la|chez|present|disponible|maison, pas|pus la quand|pour|ce_jour|cette_journee, a ma place, leur|vous ouvrir, ouvrir la porte|a_ma, laisser|laisse|mets|mettre ~ dehors|la_cle|les_cle|entree|perron|garage|galerie|cour ~ correct|ok|possible|suffit|assez|pendant|quand, quelqu un ~ la|present|maison|sur_place, laisser la|les cle, mon|ma|le fils|voisin|voisine|proprietaire|proprio|concierge|mari|femme|fille ~ la|ouvrir|recevoir|place`,
  },
  {
    label: 'disposal',
    weight: 5.5,
    phrases: `soient|soit|etre donne|donnes|donnee|donnees, association, donnee|donnees a une|un|des|quelqu_un, donne a quelqu|qqn|qqun, renaissance, achemine, achemines, ou va|vont|finit|finissent|aboutit|ca|tout|s_en_va|s_en_vont|amenez|emmenez|apportez|jetez ~ ca|tout|affaire|meuble|chose|stock|objet|apres|cela, va|vont|finit|finissent|amenez|emmenez|apportez|mettez|jetez ou, depotoir, a la|au dump, dechetterie, dechet, ecocentre, recycle, recycler, recyclez, recyclage, recyclent, poubelle, landfill, enfouissement,
      donne|donner|donnez|donnent|redonnez ~ oeuvre|pauvre|famille|organisme|saint_vincent|charite|besoin|quelqu_un|au_monde|eglise|refuge|ou_jeter|ou_les_jeter, les|le|la|tout donner|jeter ou, jeter|jetez|jetent, garroche, garrochez, garrochent, qu est ce que vous faites|allez_faire ~ avec|de|des, faites quoi|vous_quoi ~ avec|de|des, avec ~ faites quoi, deuxieme|seconde vie, organisme, charite, remis|remettre a une|un|des, armee du salut, environnement, ecologique, que devient|deviennent, reutilise, reutiliser`,
  },
  {
    label: 'buying',
    weight: 7,
    phrases: `en tirer, rapporte quelque_chose|de_quoi, donnez|donne|donnent|donneriez combien, achetes, achetez, achete, acheter, achetent, rachetez, racheter, rachat, reprise, me|m donnez|donne|donnent|donneriez|offrez ~ pour|de_quoi|argent|quelque_chose|combien, payez|payer|paie moi, vous|tu me payez|paye|paies, ca|ce se paye|vend|revend, vaut ~ de_quoi|quelque_chose|argent|cher|rien, ca vaut, avoir|faire de l argent, valeur, vendez ~ chose|meuble|ensuite|apres, en echange, scrap ~ prix|paye|argent, payez tu pour, acheteriez, acheteriez-vous, achetez-vous, vous payez quelque_chose|pour|de_quoi, payez|donnez|paye quelque_chose ~ pour, rabais si ~ vaut|garde`,
  },
  {
    label: 'process',
    weight: -5,
    phrases: `par la suite, c est quoi l adresse|le_numero, est quoi le|l numero|adresse`,
  },
  {
    label: 'disposal',
    weight: -6,
    phrases: `televendeur, agrement, permis, licence, declaree`,
  },
  {
    label: 'privacy',
    weight: -6,
    phrases: `avant de vous donner, donnez moi, donnez-moi`,
  },
  {
    label: 'buying',
    weight: 4.5,
    phrases: `revendez, revendre`,
  },
  {
    label: 'privacy',
    weight: 6.5,
    phrases: `servir|sert ~ numero|num|telephone|adresse|courriel|info, pourquoi|pourkoi|pk|pq|pkoi ~ besoin|voulez|veux|demandez|demandes|faut|veulent|adresse|numero|nom|courriel|tel|telephone|info|savoir, besoin ~ de? mon|ma|l|mes adresse|numero|nom|courriel|info|tel, vendre|vendez|vendu|partager|partagez|partage|partagee|donner|donnez|refiler|refilez|publier|publiez|transmettre|transmettez|transmis ~ numero|phone|cell|cellulaire|num|number|info|information|adresse|donnee|courriel|email|nom|coordonnee|photo, avec mon|ma|mes numero|number|info|information|donnee|adresse|courriel, spammer, numero|info|adresse|donnee|courriel|coordonnee|photo ~ vendre|vendu|partage|partagee|visible|securite|securise|prive|privee|confidentiel|confidentielle|utilise|utilisee|publique|public,
      televendeur, donnez pas a, a qui ~ transmettre|donner|partager|transmettez|donnez, visible, photo ~ internet|en_ligne|facebook, sur internet|facebook, qui va|vont|peut les|la|l|ca voir, a qui il|elle|ca sera|va|est, transmis, conservez, conservation, qui va|vont voir|regarder|ouere, qui voit|verra|aura_acces|a_acces, confidentiel, confidentielle, confidentialite, vie privee, en securite, securise, securitaire, spam, publicite, publicitaire, appel de vente, telemarketing, necessaire|obligatoire|oblige|absolument|vraiment_besoin ~ adresse|numero|nom|courriel|telephone|tel, adresse|numero|nom|courriel|tel ~ necessaire|obligatoire|au_complet|pourquoi, gardez|garde|conservez ~ info|donnee|numero|adresse|photo, faites quoi|vous ~ info|donnee|numero|adresse, effacer|effacez|supprimer ~ info|donnee`,
  },
  {
    label: 'contact-us',
    weight: 6.5,
    phrases: `votre|vos|ton bureau|bureaux|numero|courriel|adresse|telephone|tel|local|locaux|magasin|site, ou ~ bureau|bureaux|locaux|magasin, base|bases|situe|situes|localise ou, ou etes vous situe|situes|base|bases, en personne, vous|te|t appeler|caller|telephoner|ecrire|joindre|texter|rejoindre|parler|contacter|appelle, jpeux|peux|puis|peut|pourrais ~ appeler|caller|telephoner|ecrire ~ place|quelqu_un|qqun|vous|plutot|direct|directement, quel numero ~ appelle|rejoindre|joindre|composer|appeler, parler|parle a|avec quelqu_un|qqun|une_personne|un_humain|du_monde|un_vrai|une_vraie|un_agent, donnez moi ~ votre|le_votre, donnez-moi votre|un, le numero ~ appeler, numero si je, se trouve|trouvent vos|votre,
      un numero ou|pour|de_telephone, rejoindre|joindre quelqu_un, site web, page facebook, un courriel|numero|adresse ou, une adresse ou|pour|postale, avez vous un courriel|numero|telephone|bureau`,
  },
  {
    label: 'are-you-a-person',
    weight: 8,
    phrases: `robot, bot, une|la machine qui|ou|que|a_qui, une machine $, ia, humain, humaine, vraie|vrai personne|monde|humain|humaine, du monde qui|ou, une personne ou|qui, chatgpt, tu|t es|est qui, tes qui, quelqu un derriere|au_bout|de_vrai|pour_vrai, parle|jase|ecris ~ a|avec qui|une|un|robot|machine|vraie|vrai|humain, ordinateur qui|ou, automatise, automatique, c est ecrit par`,
  },
  {
    label: 'are-you-a-person',
    weight: -8,
    phrases: `compagnie, entreprise, business, machine a laver|laver|coudre|cafe|secher`,
  },
  {
    label: 'cancelling',
    weight: 6.5,
    phrases: `annuler, annule, annulation, canceler, canceller, cancelle, changer|change|change-je ~ idee|avis|date|jour|heure|plus_tard|apres|journee|plan|moment, modifier|modifie ~ plus_tard|apres|liste|demande|date|ca, ajouter|ajoute|rajouter|rajoute|ajoutais ~ plus_tard|apres|autre_chose|des_affaire|de_quoi|rendu|une_fois, remettre|reporter|deplacer|repousser|decaler ~ ca|date|autre|plus_tard|jour|rendez, remboursement, rembourse, arrhe, penalite, rajouter|ajouter ~ derniere_minute|plus_tard, frais d annulation|si_j_annule, si y|il|ca mouille|pleut|neige|tempete, revenir sur|en_arriere, si ~ empechement|malade|marche_plus, pogne avec, contrat`,
  },
  {
    label: 'how-contact',
    weight: 6.5,
    phrases: `qui ce? ~ me|m|nous ${telling}, c est qui ~ ${telling}, quand ~ me|m|nous|etre ${telling}|rappele|contacte|appele, quand ~ reponse|nouvelle|devis|prix|soumission|confirmation|rappel|appel|retour, appelle|appelez|appellent ~ quelle_heure, aurai|avoir|aurais|j_aurai des? nouvelle|reponse, ca va sonner, afficher ~ numero, c est vous qui m|me, c est vous ou, venir de vous|toi|eux, quelle heure ~ appellent|appelez|rappellent, quel numero ~ appeler|appelle|apparaitre|afficher|sortir|montrer|va_m, texto|message|courriel|texte|appel avant, avant d appeler|arriver|venir|passer|y_aller, me|m|nous ${telling} ~ avant|quand|quelle_heure|combien|heure|pour_confirmer|d_abord|ou, whatsapp, messenger, signal, par texto|telephone|courriel|message ou, appel ou texto|texte|message|courriel, de quel numero,
      aurai|avoir|recevoir|recevrai|recois|attendre ~ reponse|confirmation|nouvelle|courriel|appel|texto|rappel, combien de temps|jour ~ reponse|appel|rappel|nouvelle|soumission|devis|prix|retour|${telling}, repond|repondra|repondez|repondront ~ en|francais|moi|quand|vite, on va|vont m|me ${telling}, va|vont|allez-vous|allez me|m ${telling}, vous|tu me|m ${telling}, serai ${telling}|contacte|rappele|averti|avertie|prevenu|prevenue, c est vous ou, etre averti|avertie|prevenu|prevenue|contacte|rappele`,
  },
  {
    label: 'photo',
    weight: 6.5,
    phrases: `photo ~ obligatoire|necessaire|absolument|oblige|combien|comment|plus_tard|apres|floue|suffit|assez|besoin|servir|sert|important|correct|ok|bonne|utile, absolument|oblige|obligatoire|necessaire|besoin|faut|dois ~ photo, combien de photo, ou je la|les mets ~ photo, pas|point d appareil, appareil photographique, sans photo, combien de portrait|image, envoie|envoye|mets|mettre|prendre juste_une|une_seule, juste une ~ photo, plusieurs|deux|trois|quelle|quelles|plus_d_une|une_autre|autres photo, mets|met|mettre ou ~ photo, envoyer|mettre|prendre|joindre|ajouter|uploader ~ photo|plus_tard|apres|demain, joindre l image, sauter ca, ou il faut appuyer, l|la|les envoyer plus_tard|apres|demain|ce_soir, video, photo de toute|tout|juste|chaque, video, photo de quoi|tout|chaque|quoi, comment ~ photo`,
  },
  {
    label: 'how-contact',
    weight: -9,
    phrases: `comment ~ m|t|me appelle|appelles|appelez $, comment que j m appelle`,
  },
  {
    label: 'photo',
    weight: -5,
    phrases: `pese sur, voila la|une|ma photo, qui ~ voir|ouere|regarder|voit ~ photo, cassette video`,
  },
  {
    label: 'estimate-on-site',
    weight: 6.5,
    phrases: `deplacer ~ etablir|chiffrer|devis, checker la|le|l ~ avant, vienne voir, venir|viennent|vient|venez|viens|venont|passez|passer|passe|passent|vont|deplacer|deplace|deplacent ~ voir|estimer|zieuter|evaluer|regarder|checker|jeter_un|mesurer|donner_un_prix, voir ~ avant|d_abord|sur_place, estimation|devis|venir|soumission sur place, estimer, evaluer, estimation|devis|soumission|evaluation ~ sur_place|en_personne|a_la_maison|chez|domicile|distance|en_ligne, visite, devis|soumission|estimation ~ a_distance|chez_moi|chez_nous, voir ~ de_leurs_yeux|en_vrai, juste avec|par|sur la|les|des|une photo ~ prix|devis|soumission`,
  },
  {
    label: 'estimate-on-site',
    weight: -6,
    phrases: `sur place ~ demonter|demontent, demonter|demontent ~ sur place, payer|paye|paie|regler sur place, present sur place`,
  },
  {
    label: 'your-details',
    weight: 9,
    phrases: `j ai marque, j ai tu marque, le bon telephone, ce que j ai donne|dit|mis, j ai inscrit|inscrite|inscrites, confirmer l|la|mon|ma|le adresse|date|numero|nom, je vous ai communique, renseignement que je|j ~ communique, que je vous ai communique, j ai|jai donne|mis|ecrit|dit quel|quelle, ai je|j mis|dit|donne|ecrit|oublie|mentionne, j ai|jai tu mis|dit|donne|ecrit|oublie|mentionne, jai tu mis|dit|donne|ecrit|oublie, qu est ce que j ai|jai mis|dit|donne|ecrit, c est quoi ~ mis|dit|donne|note|ecrit, adresse|numero|nom|date|jour|courriel|chose|liste|affaire que|qu j|je|jai|jvous|vous ~ mis|donne|donnee|dit|ecrit, que je|j vous|t ai donne|donnee|dit|mis, quosse|kesse|kosse|quesse ~ dit|mis|donne|note, vous avez|t_as|as_tu|avez_vous quoi|bien ~ comme_adresse|comme_numero|comme_nom|mon|ma|note|pris, quel|quelle|lequel adresse|numero|date|jour|nom|heure ~ mis|donne|ecrit|dit|note,
      rappeler ~ tout|ce_que|l_adresse|le_numero, que j ai indique, relire, relis|relisez, resume, resumer, recapituler, recapitulatif, recap, repeter|repete|redire|redis|redites ~ que|ce|tout|mon|ma, avez vous note|bien_recu|recu|mon|ma, bon numero|bonne_adresse ~, le bon numero|nom|courriel, la bonne adresse|date`,
  },
];
