import { attend } from '@meltemi/bots';
import { addClassic } from '@meltemi/engine/classic';

addClassic();
attend(self);
