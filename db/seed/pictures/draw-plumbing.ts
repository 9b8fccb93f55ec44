import type { Draw, Drawings } from './measures.ts';
import * as pen from './pen.ts';

const ends = pen.rect(70, 184, 30, 84, pen.MID, 4) + pen.rect(300, 184, 30, 84, pen.MID, 4);

/** Pipe fittings, valves, pumps and pneumatics beyond the plain ones. */
const tee: Draw = () =>
  pen.path('M76 150H160V70H240V150H324V230H76Z', pen.PALE) +
  pen.rect(60, 140, 26, 100, pen.MID, 4) +
  pen.rect(314, 140, 26, 100, pen.MID, 4) +
  pen.rect(150, 56, 100, 26, pen.MID, 4);
const reducer: Draw = () =>
  pen.path('M110 110H180L260 150H310V230H260L180 270H110Z', pen.PALE) +
  pen.rect(84, 100, 30, 180, pen.MID, 4) +
  pen.rect(304, 142, 26, 96, pen.MID, 4);
const union: Draw = () =>
  pen.rect(60, 150, 280, 80, pen.PALE, 4) +
  pen.polygon(
    [
      [160, 122],
      [240, 122],
      [256, 190],
      [240, 258],
      [160, 258],
      [144, 190],
    ],
    pen.MID,
  ) +
  pen.line(160, 168, 240, 168) +
  pen.line(160, 212, 240, 212) +
  pen.hatch(72, 132, 150, 230, 12) +
  pen.hatch(268, 332, 150, 230, 12);
const nipple: Draw = () =>
  pen.rect(70, 154, 260, 72, pen.PALE, 4) +
  pen.polygon(
    [
      [168, 136],
      [232, 136],
      [244, 190],
      [232, 244],
      [168, 244],
      [156, 190],
    ],
    pen.MID,
  ) +
  pen.hatch(82, 146, 154, 226, 12) +
  pen.hatch(256, 322, 154, 226, 12);
const pipeCoupling: Draw = () =>
  pen.rect(110, 124, 180, 132, pen.PALE, 8) +
  pen.ellipse(110, 190, 26, 66, pen.MID) +
  pen.ellipse(110, 190, 15, 46, pen.HOLE) +
  pen.path('M290 124A26 66 0 0 1 290 256', 'none') +
  pen.line(150, 124, 150, 256) +
  pen.line(250, 124, 250, 256);
const yStrainer: Draw = () =>
  ends +
  pen.path('M100 196H300V256H230L274 316L236 334L168 256H100Z', pen.PALE) +
  pen.turned(-30, pen.rect(226, 300, 60, 26, pen.MID, 4), 256, 313) +
  pen.path('M140 226H196L184 214M196 226L184 238', 'none');
const checkValve: Draw = () =>
  ends +
  pen.path('M100 190H150Q160 130 200 130T250 190H300V262H100Z', pen.PALE) +
  pen.rect(150, 108, 100, 26, pen.MID, 6) +
  pen.line(176, 176, 224, 244, 7) +
  pen.circle(176, 176, 8, pen.DEEP);
const safetyValve: Draw = () =>
  pen.rect(166, 240, 68, 60, pen.PALE, 4) +
  pen.rect(144, 296, 112, 24, pen.MID, 4) +
  pen.path('M160 150H240V244H160Z', pen.MID) +
  pen.rect(238, 208, 70, 40, pen.PALE, 4) +
  pen.rect(302, 196, 22, 64, pen.MID, 4) +
  pen.path('M172 150V96H228V150', pen.PALE) +
  pen.hatch(180, 224, 104, 146, 9, 8) +
  pen.path('M200 96V70H286', 'none');
const faucet: Draw = () =>
  pen.path('M80 140H216Q292 140 292 214V244H246V214Q246 188 214 188H80Z', pen.PALE) +
  pen.rect(62, 126, 26, 76, pen.MID, 4) +
  pen.rect(150, 100, 30, 42, pen.MID, 4) +
  pen.path('M116 92Q166 70 216 92L206 106H126Z', pen.RED) +
  pen.path('M269 262Q254 286 269 298Q284 286 269 262Z', pen.BLUE);
const angleValve: Draw = () =>
  pen.rect(150, 150, 90, 84, pen.PALE, 10) +
  pen.rect(166, 230, 58, 74, pen.MID, 4) +
  pen.hatch(172, 220, 252, 300, 12) +
  pen.rect(236, 168, 70, 48, pen.MID, 4) +
  pen.hatch(250, 300, 168, 216, 12) +
  pen.circle(120, 192, 36, pen.RED) +
  pen.line(120, 168, 120, 216) +
  pen.line(96, 192, 144, 192);
const floatValve: Draw = () =>
  pen.rect(66, 140, 84, 60, pen.PALE, 6) +
  pen.hatch(76, 112, 140, 200, 11) +
  pen.line(150, 172, 270, 236, 8) +
  pen.circle(298, 252, 46, pen.BLUE) +
  pen.rect(96, 200, 32, 44, pen.MID, 4);
const steamTrap: Draw = () =>
  ends +
  pen.path('M100 196H300V256H100Z', pen.PALE) +
  pen.path('M130 196Q130 110 200 110T270 196', pen.PALE) +
  pen.circle(200, 170, 34, pen.MID) +
  pen.path('M120 226H180L168 214M180 226L168 238', 'none');
const submersible: Draw = () =>
  pen.rect(150, 120, 100, 140, pen.BLUE, 14) +
  pen.hatch(168, 236, 136, 220, 16) +
  pen.path('M140 260H260L272 300H128Z', pen.MID) +
  pen.rect(140, 300, 120, 18, pen.DEEP, 4) +
  pen.path('M250 276H310V226', 'none') +
  pen.rect(296, 196, 28, 32, pen.MID, 4) +
  pen.path('M200 120V84Q200 60 240 60', 'none') +
  pen.path('M176 120Q176 96 200 96T224 120', 'none');
const multistage: Draw = () =>
  pen.rect(164, 54, 72, 90, pen.MID, 8) +
  pen.hatch(176, 228, 66, 132, 12) +
  pen.rect(152, 142, 96, 22, pen.DEEP, 4) +
  pen.rect(164, 164, 72, 110, pen.PALE, 4) +
  [186, 208, 230, 252].map((y) => pen.line(164, y, 236, y, 3)).join('') +
  pen.rect(88, 274, 224, 46, pen.BLUE, 8) +
  pen.rect(70, 266, 24, 62, pen.MID, 4) +
  pen.rect(306, 266, 24, 62, pen.MID, 4);
const diaphragm: Draw = () =>
  pen.circle(130, 196, 66, pen.MID) +
  pen.circle(270, 196, 66, pen.MID) +
  pen.rect(160, 150, 80, 92, pen.PALE, 6) +
  pen.rect(120, 84, 160, 36, pen.PALE, 10) +
  pen.rect(120, 272, 160, 36, pen.PALE, 10) +
  pen.circle(130, 196, 34, pen.PALE) +
  pen.circle(270, 196, 34, pen.PALE) +
  pen.rect(188, 60, 24, 26, pen.DEEP, 3);
const radiator: Draw = () =>
  [0, 1, 2, 3, 4, 5].map((n) => pen.rect(76 + n * 42, 84, 34, 220, pen.PALE, 14)).join('') +
  pen.rect(60, 106, 280, 18, pen.MID, 6) +
  pen.rect(60, 264, 280, 18, pen.MID, 6);
const waterFilter: Draw = () =>
  pen.rect(126, 70, 148, 40, pen.MID, 8) +
  pen.path('M146 110H254V280Q254 316 200 316T146 280Z', pen.BLUE) +
  pen.rect(92, 80, 36, 22, pen.DEEP, 4) +
  pen.rect(272, 80, 36, 22, pen.DEEP, 4) +
  pen.rect(176, 126, 48, 150, pen.HOLE, 8) +
  [150, 174, 198, 222, 246].map((y) => pen.line(176, y, 224, y, 3)).join('');
const filterElement: Draw = () =>
  pen.rect(130, 106, 140, 168, pen.PALE, 2) +
  pen.hatch(144, 262, 106, 274, 14) +
  pen.ellipse(200, 106, 70, 24, pen.MID) +
  pen.ellipse(200, 106, 34, 11, pen.HOLE) +
  pen.path('M130 274A70 24 0 0 0 270 274V290A70 24 0 0 1 130 290Z', pen.MID);
const compactCylinder: Draw = () =>
  pen.rect(110, 130, 130, 130, pen.PALE, 8) +
  pen.rect(130, 150, 90, 90, pen.MID, 6) +
  pen.rect(240, 176, 26, 38, pen.DEEP, 3) +
  pen.rect(266, 182, 60, 26, pen.MID, 3) +
  [130, 220].map((x) => pen.circle(x, 146, 8, pen.HOLE) + pen.circle(x, 244, 8, pen.HOLE)).join('') +
  pen.rect(136, 112, 24, 18, pen.MID, 3) +
  pen.rect(190, 112, 24, 18, pen.MID, 3);
const guided: Draw = () =>
  pen.rect(90, 110, 150, 160, pen.PALE, 8) +
  pen.rect(240, 130, 80, 18, pen.MID, 3) +
  pen.rect(240, 232, 80, 18, pen.MID, 3) +
  pen.rect(240, 178, 70, 24, pen.DEEP, 3) +
  pen.rect(318, 112, 28, 156, pen.MID, 6) +
  pen.circle(332, 139, 7, pen.HOLE) +
  pen.circle(332, 241, 7, pen.HOLE) +
  pen.circle(130, 140, 8, pen.HOLE) +
  pen.circle(130, 240, 8, pen.HOLE);
const gripper: Draw = () =>
  pen.rect(140, 80, 120, 120, pen.PALE, 8) +
  pen.rect(120, 200, 160, 24, pen.MID, 4) +
  pen.path('M126 224H172V300L150 316H126Z', pen.DEEP) +
  pen.path('M274 224H228V300L250 316H274Z', pen.DEEP) +
  pen.circle(170, 112, 8, pen.HOLE) +
  pen.circle(230, 112, 8, pen.HOLE);
const suctionCup: Draw = () =>
  pen.rect(182, 70, 36, 70, pen.MID, 4) +
  pen.polygon(
    [
      [168, 110],
      [232, 110],
      [240, 130],
      [232, 150],
      [168, 150],
      [160, 130],
    ],
    pen.DEEP,
  ) +
  pen.path('M176 150H224L236 190H164Z', pen.PALE) +
  pen.path('M164 190H236L284 270Q200 296 116 270Z', pen.RED) +
  pen.path('M130 252Q200 274 270 252', 'none');
const regulator: Draw = () =>
  pen.rect(140, 150, 120, 90, pen.PALE, 8) +
  pen.path('M160 150V98Q160 84 174 84H226Q240 84 240 98V150', pen.BLUE) +
  pen.hatch(172, 232, 92, 140, 12) +
  pen.rect(112, 176, 30, 40, pen.MID, 4) +
  pen.rect(258, 176, 30, 40, pen.MID, 4) +
  pen.circle(200, 250, 48, pen.HOLE) +
  pen.line(200, 250, 224, 228) +
  pen.circle(200, 250, 6, pen.DARK) +
  pen.path('M168 268A36 36 0 0 1 176 224', 'none');
const frl: Draw = () =>
  [86, 172]
    .map(
      (x, n) =>
        pen.rect(x, 120, 76, 66, pen.PALE, 6) +
        pen.path(`M${x + 10} 186H${x + 66}V264Q${x + 66} 290 ${x + 38} 290T${x + 10} 264Z`, n ? pen.YELLOW : pen.BLUE),
    )
    .join('') +
  pen.rect(258, 120, 64, 66, pen.PALE, 6) +
  pen.rect(270, 80, 40, 40, pen.MID, 6) +
  pen.circle(290, 214, 30, pen.HOLE) +
  pen.line(290, 214, 304, 200) +
  pen.rect(58, 138, 28, 30, pen.MID, 3) +
  pen.rect(322, 138, 24, 30, pen.MID, 3);
const tank: Draw = () =>
  pen.rect(60, 120, 280, 116, pen.MID, 58) +
  pen.line(118, 120, 118, 236) +
  pen.line(282, 120, 282, 236) +
  pen.path('M110 236L96 300H140L132 236M290 236L304 300H260L268 236', pen.PALE) +
  pen.rect(186, 92, 28, 28, pen.DEEP, 4) +
  pen.circle(240, 100, 20, pen.HOLE) +
  pen.line(240, 100, 250, 90);
const hydraulicUnit: Draw = () =>
  pen.rect(80, 210, 240, 96, pen.BLUE, 6) +
  pen.rect(110, 120, 90, 90, pen.MID, 10) +
  pen.hatch(124, 190, 132, 198, 14) +
  pen.rect(226, 150, 66, 60, pen.PALE, 4) +
  pen.rect(236, 122, 18, 28, pen.DEEP, 3) +
  pen.rect(264, 122, 18, 28, pen.DEEP, 3) +
  pen.rect(290, 226, 16, 60, pen.GREEN, 3) +
  pen.circle(150, 258, 20, pen.HOLE) +
  pen.line(150, 258, 162, 246);

export const PLUMBING: Drawings = {
  tee,
  reducer,
  union,
  nipple,
  'coupling-pipe': pipeCoupling,
  'y-strainer': yStrainer,
  'check-valve': checkValve,
  'safety-valve': safetyValve,
  faucet,
  'angle-valve': angleValve,
  'float-valve': floatValve,
  'steam-trap': steamTrap,
  'submersible-pump': submersible,
  'multistage-pump': multistage,
  'diaphragm-pump': diaphragm,
  radiator,
  'water-filter': waterFilter,
  'filter-element': filterElement,
  'compact-cylinder': compactCylinder,
  'guided-cylinder': guided,
  gripper,
  'suction-cup': suctionCup,
  regulator,
  frl,
  tank,
  'hydraulic-unit': hydraulicUnit,
};
