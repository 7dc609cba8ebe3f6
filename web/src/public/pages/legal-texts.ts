import type { Texts } from '@harbour-haul/domain/site/language';
import { SITE } from '@harbour-haul/domain/site/site';

interface LegalPart {
  title: string;
  /** A list in place of a paragraph. */
  text: string | readonly string[];
}

export interface LegalTexts {
  title: string;
  description: string;
  intro?: string;
  parts: readonly LegalPart[];
  /** What stands before each of the two addresses. */
  contact: readonly [title: string, about: string, other: string];
  back: string;
}

const privacyEn: LegalTexts = {
  title: 'Privacy Policy',
  description: `What ${SITE.brand} does with your personal information, and what you can ask for.`,
  intro: `${SITE.brand} (“we”) is a matching service for homeowners in the Halifax, Nova Scotia area. This policy says what we do with your personal information. The name of the operating corporation is withheld.`,
  parts: [
    {
      title: 'Information we collect',
      text: [
        'What you tell us: your name, phone number, address, email address, the junk and the date.',
        'What you send us in the chat, and photos of your junk if you upload them. Where and with what a photo was taken is removed from it.',
        'A random visitor number kept in your browser, so that you need not type everything twice. A request or photo that could not be sent yet is kept there as well, to be sent when you are back within seven days.',
      ],
    },
    {
      title: 'Cookies and visits',
      text: [
        'One cookie keeps your request and your chat yours; without it nobody else could be kept out of them. It is not used to follow you.',
        'With your request we keep how you came to us: the site or ad before ours and the time of the first and the latest visit. We count that the page was opened, without your name.',
        'Cookies for statistics and ads are set only if we ask and you allow them. Where we ask, “Cookie choices” stands at the foot of the page from then on and lets you change your mind.',
      ],
    },
    {
      title: 'How we use it',
      text: 'To prepare your quote, to match you with a removal professional, to answer your questions, and to keep the service safe from misuse.',
    },
    {
      title: 'How we share it',
      text: 'With the independent local professionals we match you with, as far as they need it for your quote and pickup, and with the providers who host this service for us. We do not sell your information. We disclose it where the law demands it.',
    },
    {
      title: 'How we protect it',
      text: 'Your information is encrypted on its way and where it is stored, and only people who work on your request can see it. No system is perfectly safe; if something happens that concerns you, we tell you.',
    },
    {
      title: 'Your choices',
      text: 'You can ask to see, correct or delete your information, and you can withdraw your consent to being contacted or to offers at any time. The link in your confirmation lets you change or cancel your request. Clearing this site’s data in your browser removes the visitor number.',
    },
  ],
  contact: ['Contact', 'Questions about privacy:', 'Anything\u00a0else:'],
  back: 'Back to Home',
};

const privacyFr: LegalTexts = {
  title: 'Politique de confidentialité',
  description: `Ce que ${SITE.brand} fait de vos renseignements personnels, et ce que vous pouvez demander.`,
  intro: `${SITE.brand} (« nous ») est un service de mise en relation pour les propriétaires de la région d’Halifax, en Nouvelle-Écosse. La présente politique explique ce que nous faisons de vos renseignements personnels. Le nom de la société exploitante n’est pas divulgué.`,
  parts: [
    {
      title: 'Renseignements recueillis',
      text: [
        'Ce que vous nous dites : votre nom, votre numéro de téléphone, votre adresse, votre courriel, les objets et la date.',
        'Ce que vous nous envoyez dans le clavardage, et les photos de vos objets si vous en téléversez. Le lieu et l’appareil de la prise de vue en sont retirés.',
        'Un numéro de visiteur aléatoire conservé dans votre navigateur, pour que vous n’ayez pas à tout saisir deux fois. Une demande ou une photo qui n’a pas encore pu être envoyée y est gardée aussi, pour partir à votre retour d’ici sept jours.',
      ],
    },
    {
      title: 'Témoins et visites',
      text: [
        'Un témoin réserve votre demande et votre clavardage à votre navigateur; sans lui, n’importe qui pourrait y accéder. Il ne sert pas à vous suivre.',
        'Avec votre demande, nous conservons la façon dont vous nous avez trouvés : le site ou la publicité d’où vous venez, et le moment de votre première et de votre dernière visite. Nous comptons les ouvertures de la page, sans votre nom.',
        'Des témoins de statistiques et de publicité ne sont déposés que si nous le demandons et que vous l’autorisez. Là où nous le demandons, « Choix des témoins » reste au bas de la page et vous permet de changer d’avis.',
      ],
    },
    {
      title: 'Utilisation',
      text: 'Pour préparer votre soumission, vous mettre en contact avec une équipe professionnelle, répondre à vos questions et protéger le service contre les abus.',
    },
    {
      title: 'Communication',
      text: 'Aux professionnels locaux indépendants avec qui nous vous mettons en contact, dans la mesure où ils en ont besoin pour votre soumission et le ramassage, et aux fournisseurs qui hébergent ce service pour nous. Nous ne vendons pas vos renseignements. Nous les divulguons lorsque la loi l’exige.',
    },
    {
      title: 'Protection',
      text: 'Vos renseignements sont chiffrés pendant leur transmission et leur conservation, et seules les personnes qui s’occupent de votre demande peuvent les voir. Aucun système n’est parfaitement sûr; s’il arrive quelque chose qui vous concerne, nous vous le disons.',
    },
    {
      title: 'Vos choix',
      text: 'Vous pouvez demander à voir, à corriger ou à supprimer vos renseignements, et retirer en tout temps votre consentement à ce que nous vous joignions ou vous envoyions des offres. Le lien de votre confirmation vous permet de modifier ou d’annuler votre demande. En effaçant les données de ce site dans votre navigateur, vous supprimez le numéro de visiteur.',
    },
  ],
  contact: ['Nous joindre', 'Questions sur la confidentialité :', 'Toute autre question :'],
  back: 'Retour à l’accueil',
};

const termsEn: LegalTexts = {
  title: 'Terms of Service',
  description: `The rules of using ${SITE.brand}, a junk-removal matching service in Nova Scotia.`,
  parts: [
    {
      title: 'Acceptance',
      text: 'By using this site you agree to these terms. If you do not agree, please do not use it.',
    },
    {
      title: 'Ownership',
      text: `${SITE.brand} is operated by a corporation whose name is withheld. “We” and “us” mean that corporation.`,
    },
    {
      title: 'Services',
      text: 'We are a matching service, not a provider of junk removal. We connect homeowners in the Halifax area with independent local professionals. Quotes, prices, schedules and the work itself are agreed between you and the professional.',
    },
    {
      title: 'Conduct',
      text: 'Please give true information, ask only for the removal of things you may dispose of, and do not disturb the service, its users or its security.',
    },
    {
      title: 'Intellectual property',
      text: 'The site’s name, texts, drawings and software belong to us or to those who license them to us.',
    },
    {
      title: 'User content licence',
      text: 'What you send us, photos included, stays yours. You allow us to store it and to show it to the professionals we match you with, for as long as your request needs it.',
    },
    {
      title: 'Liability',
      text: 'The service is offered as it is. As far as the law allows, we are not liable for what professionals do or fail to do, nor for indirect loss.',
    },
    {
      title: 'Indemnification',
      text: 'You make good our loss where a claim against us arises from your breach of these terms or of the law.',
    },
    {
      title: 'Modifications',
      text: 'We may change these terms. The version on this page is the one that counts.',
    },
    {
      title: 'Governing law',
      text: 'These terms are governed by the laws of Nova Scotia and the laws of Canada that apply there.',
    },
  ],
  contact: ['Contact', 'Questions about these terms:', 'Anything\u00a0else:'],
  back: 'Back to Home',
};

const termsFr: LegalTexts = {
  title: 'Conditions d’utilisation',
  description: `Les règles d’utilisation de ${SITE.brand}, un service de mise en relation pour le débarras en Nouvelle-Écosse.`,
  parts: [
    {
      title: 'Acceptation',
      text: 'En utilisant ce site, vous acceptez les présentes conditions. Si vous ne les acceptez pas, veuillez ne pas l’utiliser.',
    },
    {
      title: 'Propriété',
      text: `${SITE.brand} est exploité par une société dont le nom n’est pas divulgué. « Nous » désigne cette société.`,
    },
    {
      title: 'Services',
      text: 'Nous sommes un service de mise en relation, et non une entreprise de débarras. Nous mettons les propriétaires de la région d’Halifax en contact avec des professionnels locaux indépendants. Les soumissions, les prix, les horaires et le travail lui-même sont convenus entre vous et le professionnel.',
    },
    {
      title: 'Conduite',
      text: 'Veuillez donner des renseignements exacts, ne demander que l’enlèvement de choses dont vous pouvez disposer, et ne pas perturber le service, ses utilisateurs ni sa sécurité.',
    },
    {
      title: 'Propriété intellectuelle',
      text: 'Le nom, les textes, les dessins et les logiciels du site nous appartiennent ou appartiennent à ceux qui nous en accordent la licence.',
    },
    {
      title: 'Licence sur votre contenu',
      text: 'Ce que vous nous envoyez, photos comprises, reste à vous. Vous nous permettez de le conserver et de le montrer aux professionnels avec qui nous vous mettons en contact, aussi longtemps que votre demande l’exige.',
    },
    {
      title: 'Responsabilité',
      text: 'Le service est offert tel quel. Dans la mesure permise par la loi, nous ne répondons ni de ce que les professionnels font ou omettent de faire, ni des pertes indirectes.',
    },
    {
      title: 'Indemnisation',
      text: 'Vous nous indemnisez de toute perte lorsqu’une réclamation contre nous découle de votre manquement aux présentes conditions ou à la loi.',
    },
    {
      title: 'Modifications',
      text: 'Nous pouvons modifier les présentes conditions. La version affichée sur cette page fait foi.',
    },
    {
      title: 'Droit applicable',
      text: 'Les présentes conditions sont régies par les lois de la Nouvelle-Écosse et les lois du Canada qui s’y appliquent.',
    },
  ],
  contact: ['Nous joindre', 'Questions sur ces conditions :', 'Toute autre question :'],
  back: 'Retour à l’accueil',
};

export const PRIVACY_TEXTS: Texts<LegalTexts> = { en: privacyEn, fr: privacyFr };
export const TERMS_TEXTS: Texts<LegalTexts> = { en: termsEn, fr: termsFr };
