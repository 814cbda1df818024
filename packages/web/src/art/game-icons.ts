// Icons of the game-icons set (CC BY 3.0, game-icons.net), by our name for them. What the set lacks is drawn in
// `drawn/`.

export const GAME_ICONS = {
  // pieces
  troop: 'spartan-helmet',
  mercenary: 'crested-helmet',
  fleet: 'trireme',
  prosperity: 'cornucopia',
  philosopher: 'philosopher-bust',
  coin: 'two-coins',
  // buildings
  port: 'anchor',
  fortress: 'stone-tower',
  temple: 'greek-temple',
  // gods
  zeus: 'lightning-trio',
  poseidon: 'trident',
  ares: 'crossed-swords',
  apollo: 'lyre',
  // creatures
  harpy: 'harpy',
  gryphon: 'griffin-symbol',
  griffon: 'griffin-symbol',
  giant: 'giant',
  pegasus: 'pegasus',
  sphinx: 'greek-sphinx',
  minotaur: 'minotaur',
  siren: 'mermaid',
  chiron: 'centaur',
  fates: 'scissors',
  // heroes
  hector: 'spartan',
  jason: 'ram-profile',
  // emblems
  owl: 'barn-owl',
  dolphin: 'dolphin',
  horse: 'horse-head',
  lion: 'lion',
  seahorse: 'seahorse',
  // the table
  battle: 'crossed-swords',
  shield: 'checked-shield',
  victory: 'laurels',
  lighthouse: 'lighthouse',
  // the pages
  people: 'tabletop-players',
  online: 'wireframe-globe',
  learn: 'teacher',
  rules: 'scroll-quill',
  replays: 'hourglass',
  workshop: 'treasure-map',
  settings: 'cog',
  // the workshop
  dice: 'perspective-dice-six-faces-random',
  turnLeft: 'anticlockwise-rotation',
  turnRight: 'clockwise-rotation',
  flip: 'vertical-flip',
  takeBack: 'return-arrow',
} as const;
