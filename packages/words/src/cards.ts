import type {
  Bonus,
  Building,
  ClassicCreature,
  CreatureId,
  EditionId,
  God,
  HeroId,
  LegendaryCreature,
  MonumentId,
} from '@meltemi/engine';
import { keysOf, type PlayerQuestion, recordOf } from '@meltemi/engine/internal';
import type { Asking } from './sentences.ts';

// What a language says of a card stands in one entry: its name, what it does, what it asks.

/** Names are in the nominative. The other forms are those that sentences of the language use. */
interface Named {
  readonly name: string;
  readonly genitive?: string;
  readonly dative?: string;
  readonly accusative?: string;
  readonly locative?: string;
  readonly instrumental?: string;
  readonly gender?: 'm' | 'f';
}

type Case = Exclude<keyof Named, 'gender'>;
export const CASES: readonly Case[] = ['name', 'genitive', 'dative', 'accusative', 'locative', 'instrumental'];

/** The questions named after a card: its own and those that follow, such as `giant-share`. */
type QuestionOf<Id extends string> = Extract<PlayerQuestion, Id | `${Id}-${string}`>;
type Asks<Id extends string> = [QuestionOf<Id>] extends [never]
  ? unknown
  : { readonly asks: Pick<Asking, QuestionOf<Id>> };

/** What it does, in the editions that have it. */
type Texts<E extends EditionId> = { readonly [Edition in E]: string };
type EditionOf<C extends CreatureId> =
  | (C extends LegendaryCreature ? 'legendary' : never)
  | (C extends ClassicCreature ? 'classic' : never);

/** Creatures that may find nothing to do, and say why. */
interface MayBeIdle {
  readonly legendary:
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
    | 'minotaur';
  readonly classic:
    | 'satyr'
    | 'dryad'
    | 'siren'
    | 'pegasus'
    | 'giant'
    | 'cyclops'
    | 'sphinx'
    | 'sylph'
    | 'harpy'
    | 'chimera';
}
type IdleIn<C extends CreatureId> = { [E in EditionId]: C extends MayBeIdle[E] ? E : never }[EditionId];
type Idle<C extends CreatureId> = [IdleIn<C>] extends [never] ? unknown : { readonly idle: Texts<IdleIn<C>> };

export type GodCards = {
  readonly [G in God]: Named & Texts<G extends 'hera' ? 'legendary' : EditionId>;
};
export type CreatureCards = {
  readonly [C in CreatureId]: Named & Texts<EditionOf<C>> & Idle<C> & Asks<C>;
};
export type HeroCards = {
  readonly [H in HeroId]: Named & { readonly battle: string; readonly sacrifice: string } & Asks<H>;
};
export type MonumentCards = {
  readonly [M in MonumentId]: Named & { readonly text: string } & Asks<M>;
};
export type BuildingCards = { readonly [B in Building | 'metropolis']: Named & Texts<EditionId> };
/** Of a metropolis. */
export type BonusCards = { readonly [B in Bonus]: Named & { readonly text: string } };

export interface Cards {
  readonly god: GodCards;
  readonly creature: CreatureCards;
  readonly hero: HeroCards;
  readonly monument: MonumentCards;
  readonly building: BuildingCards;
  readonly bonus: BonusCards;
}

/** The entries of a language with the forms that its sentences use. */
export type Inflected<Entries, Form extends keyof Named> = {
  readonly [Id in keyof Entries]: Entries[Id] & Required<Pick<Named, Form>>;
};

/** One form of all names. */
export function each<Id extends string, Form extends string>(
  cards: Readonly<Record<Id, Readonly<Record<Form, string>>>>,
  form: Form,
): Readonly<Record<Id, string>> {
  return recordOf(keysOf(cards), (id) => cards[id][form]);
}

/** The names of all cards, in the nominative. */
export function namesOf({ god, creature, hero, monument, building, bonus }: Cards) {
  return {
    god: each(god, 'name'),
    creature: each(creature, 'name'),
    hero: each(hero, 'name'),
    monument: each(monument, 'name'),
    building: each(building, 'name'),
    bonus: each(bonus, 'name'),
  };
}

/** What cards ask, by question. */
export function questionsOf(cards: Pick<Cards, 'creature' | 'hero' | 'monument'>): Pick<Asking, CardQuestion> {
  const entries: { readonly asks?: object }[] = Object.values(cards).flatMap((kind) => Object.values(kind));
  return Object.assign({}, ...entries.map(({ asks }) => asks)) as Pick<Asking, CardQuestion>;
}

type CardQuestion = QuestionOf<CreatureId | HeroId | MonumentId>;
