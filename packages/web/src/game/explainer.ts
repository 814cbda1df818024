export { explainTurn } from '@meltemi/bots';
