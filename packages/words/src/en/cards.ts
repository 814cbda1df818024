import type {
  Bonus,
  Building,
  ClassicCreature,
  EditionId,
  God,
  HeroId,
  LegendaryCreature,
  MonumentId,
} from '@meltemi/engine';

type Each<K extends string, V = string> = Readonly<Record<K, V>>;

/** What cards, tiles and buildings do, each in a sentence or two. */
interface Cards {
  readonly god: { readonly legendary: Each<God>; readonly classic: Each<Exclude<God, 'hera'>> };
  readonly creature: { readonly legendary: Each<LegendaryCreature>; readonly classic: Each<ClassicCreature> };
  /** Why a creature would do nothing. Those that always do something are not here. */
  readonly idle: {
    readonly legendary: Each<
      | 'harpy'
      | 'giant'
      | 'dryad'
      | 'cyclops'
      | 'charon'
      | 'pegasus'
      | 'satyr'
      | 'sphinx'
      | 'sylph'
      | 'chimera'
      | 'minotaur'
    >;
    readonly classic: Each<
      'satyr' | 'dryad' | 'siren' | 'pegasus' | 'giant' | 'cyclops' | 'sphinx' | 'sylph' | 'harpy' | 'chimera'
    >;
  };
  readonly hero: Each<HeroId, { readonly battle: string; readonly sacrifice: string }>;
  readonly building: Each<EditionId, Each<Building | 'metropolis'>>;
  readonly bonus: Each<Bonus>;
  readonly monument: Each<MonumentId>;
}

export const cards: Cards = {
  god: {
    legendary: {
      zeus: 'Free: a temple and a priestess. Then one more priestess for 4 GP, and once a secret look at the top creature card, which you may play for 1 GP.',
      athena: 'Free: a university and a philosopher. Then one more philosopher for 4 GP.',
      poseidon:
        'Free: a port and a fleet. Then up to three more fleets for 1, 2 and 3 GP, and sea moves for 1 GP each.',
      ares: 'Free: a fortress and a troop. Then up to three more troops for 2, 3 and 4 GP, and land moves for 1 GP each. No heroic mobilisation.',
      hera: 'Free: a building of a kind you do not have and a mercenary. Then up to three more mercenaries for 1, 3 and 5 GP, and one hero for 4 GP.',
      apollo:
        'Costs nothing and gives a prosperity token on any land area, one on any sea area, and 2 GP. Nothing else: no creatures, no heroes.',
    },
    classic: {
      zeus: 'A free priest, one more for 4 GP. Temples for 2 GP each. For 1 GP, discard a creature on the track and draw another in its place.',
      athena: 'A free philosopher, one more for 4 GP. Universities for 2 GP each.',
      poseidon:
        'A free fleet, up to three more for 1, 2 and 3 GP. Ports for 2 GP each. For 1 GP, move the fleets of a field up to three fields.',
      ares: 'A free troop, up to three more for 2, 3 and 4 GP. Fortresses for 2 GP each. For 1 GP, move troops to another isle over a chain of your fleets.',
      apollo:
        'Costs nothing and has room for all. Gives 1 GP, or 4 GP if you have a single isle. The first to come also puts a prosperity marker on any isle.',
    },
  },
  creature: {
    legendary: {
      harpy: 'Destroy one troop or mercenary in any land area. Heroes are safe.',
      gryphon: 'Steal half of the gold of another player, rounded down.',
      giant: 'Take all mercenaries of one rival land area and share them out among your own.',
      dryad: 'Steal a priestess from another player.',
      cyclops: 'Turn one of your basic buildings into another kind, on the same site.',
      charon: 'Swap one of your heroes for a hero on the track. The new one cannot be sacrificed in this cycle.',
      graeae: 'Take your income once more, as the board stands now.',
      pegasus: 'Move a group of your troops and heroes from one land area to any other, free. Medusa stops it.',
      satyr: 'Steal a philosopher from another player.',
      sphinx: 'Draw three creatures, discard two and play the third, free.',
      sylph: 'Swap the fleets of any two sea areas, whoever owns them.',
      chimera: 'Play any discarded creature, free. Then deck and discard are shuffled together.',
      cerberus: 'Stays on a land area: you get its income in place of whoever controls it.',
      hydra:
        'Stays on land or sea and doubles the income there. At once and in each upkeep it destroys a troop or fleet in or next to its area, and a prosperity token is added.',
      polyphemus:
        'Stays on a land area and closes the sea around it. You move the fleets there away; those that cannot go are destroyed.',
      medusa: 'Stays on a land area: no troop or hero may enter or leave it, not even yours.',
      minotaur: 'Stays on one of your land areas: a unit of strength 2. Its side cannot withdraw while it lives.',
      kraken: 'Stays on a sea area: destroys all fleets there, and none may enter.',
    },
    classic: {
      fates: 'Take your income once more.',
      satyr: 'Steal a philosopher from another player.',
      dryad: 'Steal a priest from another player.',
      siren: 'Replace a rival fleet that is alone on its field by one of yours.',
      pegasus: 'Move troops from one of your isles to any other isle, with no chain of fleets.',
      giant: 'Destroy one building, but no metropolis and no monument.',
      cyclops: 'Turn one of your buildings into another kind, in the same slot.',
      sphinx: 'Sell as many of your troops, fleets, priests and philosophers as you like, for 2 GP each.',
      sylph: 'Ten free steps for your fleets, shared out as you like. A battle ends the way of those who fight.',
      harpy: 'Destroy one troop on any isle.',
      griffon: 'Steal half of the gold of another player, rounded down.',
      chimera: 'Use a discarded creature. Then the discard is shuffled into the deck.',
      kraken:
        'Put it on a field, then move it on for 1 GP a field: it destroys all fleets wherever it comes. No fleet may enter its field. It stays until called again.',
      minotaur: 'Until your next turn it adds 2 to the defence of an isle with troops.',
      chiron: 'Until your next turn he protects an isle from Pegasus, the Giant and the Harpy.',
      medusa: 'Until your next turn no troops may leave her isle. They may arrive.',
      polyphemus:
        'Until your next turn the fields around his isle are closed. You move the fleets there away; those that cannot go are destroyed.',
    },
  },
  idle: {
    legendary: {
      harpy: 'no land area holds a troop or mercenary',
      giant: 'no mercenaries of a rival can come over to you',
      dryad: 'no rival has a priestess',
      cyclops: 'none of your buildings can become another kind',
      charon: 'you have no hero to swap, or the hero track is empty',
      pegasus: 'you have no group that could move',
      satyr: 'no rival has a philosopher',
      sphinx: 'there is no card left to draw',
      sylph: 'fleets lie in fewer than two sea areas',
      chimera: 'no creature has been discarded',
      minotaur: 'you have no land area without a creature',
    },
    classic: {
      satyr: 'no rival has a philosopher',
      dryad: 'no rival has a priest',
      siren: 'no rival fleet is alone on its field',
      pegasus: 'you have no troops that could move',
      giant: 'there is no building it could destroy',
      cyclops: 'none of your buildings can become another kind',
      sphinx: 'you have nothing to sell',
      sylph: 'none of your fleets can sail',
      harpy: 'there is no troop she could destroy',
      chimera: 'no creature has been discarded',
    },
  },
  hero: {
    croesus: {
      battle: 'Pay 1 GP to roll your die again, as often as you like.',
      sacrifice: 'Pay 15 GP for a metropolis.',
    },
    hector: {
      battle: 'When troops invade his area, you destroy one of them before the battle.',
      sacrifice: 'Swap two priestesses for a philosopher, as often as you like.',
    },
    helen: {
      battle: 'Your die always counts 2.',
      sacrifice: 'Remove two pairs of basic buildings of two kinds for a metropolis.',
    },
    jason: {
      battle: 'In heroic mobilisation he crosses rival fleets as if they were yours.',
      sacrifice: 'With all eight of your fleets on the board: a metropolis.',
    },
    ajax: { battle: 'Strength 2.', sacrifice: 'With at least seven land areas of your own: a metropolis.' },
    pandora: {
      battle: 'Enemy mercenaries change sides before the battle, for good.',
      sacrifice: 'Use the sacrifice of a hero on the track.',
    },
    penthesilea: {
      battle: 'You win tied rounds.',
      sacrifice: 'When you build a metropolis, put it on her card: nobody can attack it there.',
    },
    odysseus: {
      battle: 'When he attacks, fortresses do not count.',
      sacrifice: 'Remove three basic buildings of one kind for a metropolis.',
    },
    perseus: {
      battle: 'Troops with him that would be lost may withdraw. He and other heroes may not.',
      sacrifice: 'Move a group of your troops and heroes from one land area to any other. Medusa stops it.',
    },
  },
  building: {
    legendary: {
      port: '+1 in your sea battles on the sea area it lies on.',
      fortress: '+1 for the defender in its land area.',
      temple: '1 GP off one creature in each cycle.',
      university: 'No power of its own; one of the four kinds for a metropolis.',
      metropolis: 'Has the powers of all four buildings. Three of them win the game, in a long team game four.',
    },
    classic: {
      port: '+1 for your fleets that defend a field around its isle.',
      fortress: '+1 for the defender of its isle.',
      temple: '1 GP off one creature in each cycle, down to 1 GP.',
      university: 'No power of its own; one of the four kinds for a metropolis.',
      metropolis: 'Has the powers of all four buildings. Two of them win the game; with two players, three.',
    },
  },
  bonus: {
    troops: 'Two troops for one or two of your land areas.',
    gold: '3 GP.',
    prosperity: 'A prosperity token for one of your land or sea areas.',
    fleets: 'Two fleets for one or two sea areas that already hold fleets of yours.',
    priestess: 'A priestess.',
  },
  monument: {
    lighthouse: 'Your fleets lost in battle may be saved to a field next to its isle that is empty or yours.',
    citadel: 'While a troop stands on its isle, nobody can attack it, neither over fleets nor with Pegasus.',
    military: 'With each income, a free troop on its isle.',
    naval: 'With each income, a free fleet on a field next to its isle.',
    warport: 'When its isle is attacked, your fleets around it fight as troops.',
    university: 'With Athena you may take more than one extra philosopher, for 4 GP each.',
    zeus: 'When your turn begins, the creature track is renewed as at the start of a cycle.',
    athena: 'Your extra priests and philosophers cost 1 GP less.',
    poseidon: 'Once a cycle, give up a fleet and use the top creature of the deck, free.',
    ares: 'Once a cycle, give up a troop and use a random creature of the discard, free.',
  },
};
