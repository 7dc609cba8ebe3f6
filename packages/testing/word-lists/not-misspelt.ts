/** Ordinary words one slip from a thing's name that do not mean it, beside those of the dictionary. */
export const NOT_MISSPELT = `
  material materials bought brought shauna shawna shana stefan stacey stacy tabitha bertha curtis carlton dexter desmond there these those models shares chains clear close clean place please money months today tonight about again others
  where which while white whole would could should house large later maybe might never night quick quote right small still think times total
  truck under until water weeks world years hello thank thanks street avenue halifax bedford brown black brian byron bruce grace trace peace tracy
  stable broad bread break great greet green fresh front found frank heavy ready really pretty stuck stack start state story steve shell shelly friend driver
  drives river beach lunch bunch punch bushy busy pushy dusty rusty rocky socks locks crook creek cheque check chuck couple coach touch catch match batch patch bring being
  going doing using having moving living leaving lease least field filed wired tired tried tries cares carts party short shore sleet select serve seven several
  cable sable tabby bend bedroom chari chairs charlie stover stowe cindy candy mandy wanda corey shane chairperson deskin derek becky brent bryce brandon bradley branton claire clair barry berry
  boyce brett brenda carla carol carrie caleb clark cora dana darren daryl debra debbie dennis derrick diane donna drew fraser freda frida tyler tyrell tina tiana toby sophia sofia sophie sonia
  leafs leave leaver leon luis louis lewis maple marie mario monica moniker monique morgan myrna nadia olivia oliver otto pamela pat patty paula penny perry peter philip phillip
`;
