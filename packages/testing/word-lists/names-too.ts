/** Things' names that people bear: alone they say nothing unless junk was asked for. */
export const NAMES_TOO = `
  rose lily ivy holly heather daisy violet iris reed wood woods stone stones brook brooks cliff rock bush
  forest glen heath basil sage ginger olive hazel willow laurel myrtle fern poppy jasmine ash rowan linden
  cherry berry coral pearl ruby amber chase page cook baker potter carter cooper mason gardner taylor
  drake wolf fox bell ball bond banks booth cross frost gates glass graves hall harp hill hood horn hunter
  lamb lane lock marsh mills moss nail pike pool post price rice ring sands snow steel temple wall walls
  ward waters wells winter bill mark pat jack bob jay robin penny dolly barbie teddy van mercedes lance
  gene chuck carol rod art kitty nick rob sandy dale miles grant tab victoria surrey davenport morris dory
  maple tyler chambers parrish shields staples barr barrow bolt chisholm tiller tubb twigg peat pine root
  thorne vine wilde palmer hays barley birch ashe elder alder cedar sally gale clay flint jade brick wade
  piper archer fisher shepherd sawyer turner weaver webb sharp spade hammer cutter towle crane buck bishop
  king queen ace joker diamond club peg pegg rowe rhodes pick blade sword gunn shotton ford dodge lincoln
  jeep honda cadillac clothier tapper tanner brewer miller carver sander turnbull brazier roy laroche
  lapierre laforest dubois dupont desmarais duchesne lachance vachon boudreau porter chandler berg bowman
  lodge bracket vickers potts panter keener leaver peters chester field hutchings jean billy benjamin
  clarence jimmy mac angelica erica viola aster cassia acacia underwood bender dolman stein saffron tansy
  clementine peavey fife benny ginny donna veronica marguerite bryony briar clover sorrel columbine shirt
  cuff belcher timmy jenny randy dusty colin moody marina
`;
