import type { Draw, Drawings } from './measures.ts';
import {
  BLUE,
  circle,
  DARK,
  DEEP,
  ellipse,
  GREEN,
  HOLE,
  hatch,
  line,
  MID,
  PALE,
  path,
  polygon,
  RED,
  rect,
  turned,
  YELLOW,
} from './pen.ts';

const ends = rect(70, 184, 30, 84, MID, 4) + rect(300, 184, 30, 84, MID, 4);

/** Pipe fittings, valves, pumps and pneumatics beyond the plain ones. */
const tee: Draw = () =>
  path('M76 150H160V70H240V150H324V230H76Z', PALE) +
  rect(60, 140, 26, 100, MID, 4) +
  rect(314, 140, 26, 100, MID, 4) +
  rect(150, 56, 100, 26, MID, 4);
const reducer: Draw = () =>
  path('M110 110H180L260 150H310V230H260L180 270H110Z', PALE) +
  rect(84, 100, 30, 180, MID, 4) +
  rect(304, 142, 26, 96, MID, 4);
const union: Draw = () =>
  rect(60, 150, 280, 80, PALE, 4) +
  polygon(
    [
      [160, 122],
      [240, 122],
      [256, 190],
      [240, 258],
      [160, 258],
      [144, 190],
    ],
    MID,
  ) +
  line(160, 168, 240, 168) +
  line(160, 212, 240, 212) +
  hatch(72, 132, 150, 230, 12) +
  hatch(268, 332, 150, 230, 12);
const nipple: Draw = () =>
  rect(70, 154, 260, 72, PALE, 4) +
  polygon(
    [
      [168, 136],
      [232, 136],
      [244, 190],
      [232, 244],
      [168, 244],
      [156, 190],
    ],
    MID,
  ) +
  hatch(82, 146, 154, 226, 12) +
  hatch(256, 322, 154, 226, 12);
const pipeCoupling: Draw = () =>
  rect(110, 124, 180, 132, PALE, 8) +
  ellipse(110, 190, 26, 66, MID) +
  ellipse(110, 190, 15, 46, HOLE) +
  path('M290 124A26 66 0 0 1 290 256', 'none') +
  line(150, 124, 150, 256) +
  line(250, 124, 250, 256);
const yStrainer: Draw = () =>
  ends +
  path('M100 196H300V256H230L274 316L236 334L168 256H100Z', PALE) +
  turned(-30, rect(226, 300, 60, 26, MID, 4), 256, 313) +
  path('M140 226H196L184 214M196 226L184 238', 'none');
const checkValve: Draw = () =>
  ends +
  path('M100 190H150Q160 130 200 130T250 190H300V262H100Z', PALE) +
  rect(150, 108, 100, 26, MID, 6) +
  line(176, 176, 224, 244, 7) +
  circle(176, 176, 8, DEEP);
const safetyValve: Draw = () =>
  rect(166, 240, 68, 60, PALE, 4) +
  rect(144, 296, 112, 24, MID, 4) +
  path('M160 150H240V244H160Z', MID) +
  rect(238, 208, 70, 40, PALE, 4) +
  rect(302, 196, 22, 64, MID, 4) +
  path('M172 150V96H228V150', PALE) +
  hatch(180, 224, 104, 146, 9, 8) +
  path('M200 96V70H286', 'none');
const faucet: Draw = () =>
  path('M80 140H216Q292 140 292 214V244H246V214Q246 188 214 188H80Z', PALE) +
  rect(62, 126, 26, 76, MID, 4) +
  rect(150, 100, 30, 42, MID, 4) +
  path('M116 92Q166 70 216 92L206 106H126Z', RED) +
  path('M269 262Q254 286 269 298Q284 286 269 262Z', BLUE);
const angleValve: Draw = () =>
  rect(150, 150, 90, 84, PALE, 10) +
  rect(166, 230, 58, 74, MID, 4) +
  hatch(172, 220, 252, 300, 12) +
  rect(236, 168, 70, 48, MID, 4) +
  hatch(250, 300, 168, 216, 12) +
  circle(120, 192, 36, RED) +
  line(120, 168, 120, 216) +
  line(96, 192, 144, 192);
const floatValve: Draw = () =>
  rect(66, 140, 84, 60, PALE, 6) +
  hatch(76, 112, 140, 200, 11) +
  line(150, 172, 270, 236, 8) +
  circle(298, 252, 46, BLUE) +
  rect(96, 200, 32, 44, MID, 4);
const steamTrap: Draw = () =>
  ends +
  path('M100 196H300V256H100Z', PALE) +
  path('M130 196Q130 110 200 110T270 196', PALE) +
  circle(200, 170, 34, MID) +
  path('M120 226H180L168 214M180 226L168 238', 'none');
const submersible: Draw = () =>
  rect(150, 120, 100, 140, BLUE, 14) +
  hatch(168, 236, 136, 220, 16) +
  path('M140 260H260L272 300H128Z', MID) +
  rect(140, 300, 120, 18, DEEP, 4) +
  path('M250 276H310V226', 'none') +
  rect(296, 196, 28, 32, MID, 4) +
  path('M200 120V84Q200 60 240 60', 'none') +
  path('M176 120Q176 96 200 96T224 120', 'none');
const multistage: Draw = () =>
  rect(164, 54, 72, 90, MID, 8) +
  hatch(176, 228, 66, 132, 12) +
  rect(152, 142, 96, 22, DEEP, 4) +
  rect(164, 164, 72, 110, PALE, 4) +
  [186, 208, 230, 252].map((y) => line(164, y, 236, y, 3)).join('') +
  rect(88, 274, 224, 46, BLUE, 8) +
  rect(70, 266, 24, 62, MID, 4) +
  rect(306, 266, 24, 62, MID, 4);
const diaphragm: Draw = () =>
  circle(130, 196, 66, MID) +
  circle(270, 196, 66, MID) +
  rect(160, 150, 80, 92, PALE, 6) +
  rect(120, 84, 160, 36, PALE, 10) +
  rect(120, 272, 160, 36, PALE, 10) +
  circle(130, 196, 34, PALE) +
  circle(270, 196, 34, PALE) +
  rect(188, 60, 24, 26, DEEP, 3);
const radiator: Draw = () =>
  [0, 1, 2, 3, 4, 5].map((n) => rect(76 + n * 42, 84, 34, 220, PALE, 14)).join('') +
  rect(60, 106, 280, 18, MID, 6) +
  rect(60, 264, 280, 18, MID, 6);
const waterFilter: Draw = () =>
  rect(126, 70, 148, 40, MID, 8) +
  path('M146 110H254V280Q254 316 200 316T146 280Z', BLUE) +
  rect(92, 80, 36, 22, DEEP, 4) +
  rect(272, 80, 36, 22, DEEP, 4) +
  rect(176, 126, 48, 150, HOLE, 8) +
  [150, 174, 198, 222, 246].map((y) => line(176, y, 224, y, 3)).join('');
const filterElement: Draw = () =>
  rect(130, 106, 140, 168, PALE, 2) +
  hatch(144, 262, 106, 274, 14) +
  ellipse(200, 106, 70, 24, MID) +
  ellipse(200, 106, 34, 11, HOLE) +
  path('M130 274A70 24 0 0 0 270 274V290A70 24 0 0 1 130 290Z', MID);
const compactCylinder: Draw = () =>
  rect(110, 130, 130, 130, PALE, 8) +
  rect(130, 150, 90, 90, MID, 6) +
  rect(240, 176, 26, 38, DEEP, 3) +
  rect(266, 182, 60, 26, MID, 3) +
  [130, 220].map((x) => circle(x, 146, 8, HOLE) + circle(x, 244, 8, HOLE)).join('') +
  rect(136, 112, 24, 18, MID, 3) +
  rect(190, 112, 24, 18, MID, 3);
const guided: Draw = () =>
  rect(90, 110, 150, 160, PALE, 8) +
  rect(240, 130, 80, 18, MID, 3) +
  rect(240, 232, 80, 18, MID, 3) +
  rect(240, 178, 70, 24, DEEP, 3) +
  rect(318, 112, 28, 156, MID, 6) +
  circle(332, 139, 7, HOLE) +
  circle(332, 241, 7, HOLE) +
  circle(130, 140, 8, HOLE) +
  circle(130, 240, 8, HOLE);
const gripper: Draw = () =>
  rect(140, 80, 120, 120, PALE, 8) +
  rect(120, 200, 160, 24, MID, 4) +
  path('M126 224H172V300L150 316H126Z', DEEP) +
  path('M274 224H228V300L250 316H274Z', DEEP) +
  circle(170, 112, 8, HOLE) +
  circle(230, 112, 8, HOLE);
const suctionCup: Draw = () =>
  rect(182, 70, 36, 70, MID, 4) +
  polygon(
    [
      [168, 110],
      [232, 110],
      [240, 130],
      [232, 150],
      [168, 150],
      [160, 130],
    ],
    DEEP,
  ) +
  path('M176 150H224L236 190H164Z', PALE) +
  path('M164 190H236L284 270Q200 296 116 270Z', RED) +
  path('M130 252Q200 274 270 252', 'none');
const regulator: Draw = () =>
  rect(140, 150, 120, 90, PALE, 8) +
  path('M160 150V98Q160 84 174 84H226Q240 84 240 98V150', BLUE) +
  hatch(172, 232, 92, 140, 12) +
  rect(112, 176, 30, 40, MID, 4) +
  rect(258, 176, 30, 40, MID, 4) +
  circle(200, 250, 48, HOLE) +
  line(200, 250, 224, 228) +
  circle(200, 250, 6, DARK) +
  path('M168 268A36 36 0 0 1 176 224', 'none');
const frl: Draw = () =>
  [86, 172]
    .map(
      (x, n) =>
        rect(x, 120, 76, 66, PALE, 6) +
        path(`M${x + 10} 186H${x + 66}V264Q${x + 66} 290 ${x + 38} 290T${x + 10} 264Z`, n ? YELLOW : BLUE),
    )
    .join('') +
  rect(258, 120, 64, 66, PALE, 6) +
  rect(270, 80, 40, 40, MID, 6) +
  circle(290, 214, 30, HOLE) +
  line(290, 214, 304, 200) +
  rect(58, 138, 28, 30, MID, 3) +
  rect(322, 138, 24, 30, MID, 3);
const tank: Draw = () =>
  rect(60, 120, 280, 116, MID, 58) +
  line(118, 120, 118, 236) +
  line(282, 120, 282, 236) +
  path('M110 236L96 300H140L132 236M290 236L304 300H260L268 236', PALE) +
  rect(186, 92, 28, 28, DEEP, 4) +
  circle(240, 100, 20, HOLE) +
  line(240, 100, 250, 90);
const hydraulicUnit: Draw = () =>
  rect(80, 210, 240, 96, BLUE, 6) +
  rect(110, 120, 90, 90, MID, 10) +
  hatch(124, 190, 132, 198, 14) +
  rect(226, 150, 66, 60, PALE, 4) +
  rect(236, 122, 18, 28, DEEP, 3) +
  rect(264, 122, 18, 28, DEEP, 3) +
  rect(290, 226, 16, 60, GREEN, 3) +
  circle(150, 258, 20, HOLE) +
  line(150, 258, 162, 246);

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
