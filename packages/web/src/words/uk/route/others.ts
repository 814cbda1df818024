import type { words as english } from '../../en/route/others.ts';
import { account } from '../account.ts';
import { admin } from '../admin.ts';
import { fairness } from '../fairness.ts';
import { learn } from '../learn.ts';
import { online } from '../online.ts';
import { replay } from '../replay.ts';
import { rulesPage } from '../rulesPage.ts';
import { styles } from '../styles.ts';
import { workshop } from '../workshop.ts';

/** What the other pages say, in Ukrainian. */
export const words: typeof english = { account, admin, fairness, learn, online, replay, rulesPage, styles, workshop };
