/** Classes of words for phrases, as `@name`; in their canonical forms. */
export const WORD_CLASSES: Readonly<Record<string, string>> = {
  you: 'you they we it he she crew driver somebody someone anyone anybody people company team truck person men',
  aux: 'do does did will would can could may might should must is are was has have am',
  modal: 'do does will would can could might should may',
  my: 'my the this that our your a an any all some these those mine',
  it: 'it this that them those these everything all stuff junk thing item load job pickup removal haul one',
  be: 'is are was will be being am',
  contact: 'text call email phone ring message contact reach',
  contacting:
    'text call email phone ring message contact reach texted called emailed phoned contacted texting calling emailing contacting reaching phoning ringing messaging',
  card: 'cash credit debit visa mastercard amex american card cheque check paypal etransfer transfer interac bitcoin crypto venmo',
  data: 'data info information detail number phone email address name',
  take: 'take accept haul remove collect handle taking accepting hauling removing tackle',
  hazard:
    'paint stain varnish propane fuel oil gas gasoline petrol diesel battery chemical solvent thinner turpentine bleach acid ' +
    'pesticide herbicide insecticide weedkiller poison needle syringe sharp medication medicine pill ammo ammunition bullet firework ' +
    'explosive flare freon refrigerant mercury bulb fluorescent antifreeze coolant tire tires tyre tyres asbestos vermiculite mold mould ' +
    'biohazard aerosol extinguisher cylinder ammonia pool-chemical drano fertilizer radioactive peinture essence huile pile amiante pneu',
  heavy:
    'piano organ hot hottub jacuzzi spa safe shed deck boiler furnace concrete trampoline swingset treadmill gazebo anvil ' +
    'pool cast clawfoot fireplace woodstove patio brick sauna playset camper trailer boat car engine',
};
