import type { EditionId } from '../model/ids.ts';
import { CLASSIC } from './classic.ts';
import type { Edition } from './edition.ts';
import { LEGENDARY } from './legendary.ts';

export const EDITIONS: Readonly<Record<EditionId, Edition>> = { legendary: LEGENDARY, classic: CLASSIC };
