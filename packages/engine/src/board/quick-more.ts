import { type MoreQuick, quick } from './quick.ts';

/** LE-MAP-5: the boards for more players and for teams (quick.ts). */
export const MORE_QUICK: MoreQuick = {
  // Five players: ten tiles.
  5: quick('3b@0,0/2 6b@-1,1/4 5b@-1,0/2 1b@0,1/0 8b@0,-1/5 9b@1,-1/1 7b@-1,2/0 4b@1,-2/0 2b@1,0/5 10b@-2,1/2', [
    'plaka/glauce panormos/eulimene chalki/actaea',
    'ermoupoli/proto schoinoussa/neso ioulis/thoe',
    'oia/maera psathi/admete akrotiri/ploto',
    'phylakopi/speio ornos/ligea kalafatis/xanthe',
    'koufonisia/dynamene kastro/doris livadi/beroe',
  ]),
  // Six players in three teams, factions 0 and 3, 1 and 4, 2 and 5: ten tiles.
  6: quick('10b@0,0/0 9b@-1,0/5 1b@0,-1/0 8b@-1,-1/2 6b@1,-1/3 2b@0,-2/1 3b@-2,0/0 4b@-2,1/4 5b@-2,-1/2 7b@-3,0/2', [
    'kamares/neso akrotiri/ploto korissia/evarne',
    'livadi/beroe koufonisia/dynamene exomvourgo/speio',
    'psathi/melite finikas/rhodea ermoupoli/clytia',
    'irakleia/telesto panormos/eurynome mylopotas/zeuxo',
    'adamas/glauce oia/actaea kastro/doris',
    'kalafatis/ligea schoinoussa/plexaura chalki/panope',
  ]),
  // Two players, or four in two teams, factions 0 and 2 against 1 and 3: eight tiles.
  team: quick('6b@0,0/4 5b@1,0/5 4b@0,1/3 9b@1,-1/0 7b@2,-1/3 8b@2,-2/0 10b@0,-1/5 1b@1,-2/3', [
    'lefkes/actaea akrotiri/eurynome psathi/melite',
    'korissia/evarne phylakopi/glauce kamares/neso',
    'mylopotas/eulimene finikas/rhodea ermoupoli/clytia',
    'koufonisia/cydippe schoinoussa/dynamene kastro/beroe',
  ]),
};
