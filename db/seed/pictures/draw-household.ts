import type { Draw, Drawings } from './measures.ts';
import {
  around,
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

/** Office, cleaning, laboratory, clothing and welding parts. */
const labelRoll: Draw = () =>
  ellipse(150, 180, 50, 96, PALE) +
  path('M150 84H200A50 96 0 0 1 250 180V276H150A50 96 0 0 0 150 84Z', MID) +
  ellipse(150, 180, 50, 96, PALE) +
  ellipse(150, 180, 24, 46, HOLE) +
  path('M200 276H344V212H246', PALE) +
  rect(262, 224, 32, 40, '#fff', 4) +
  rect(302, 224, 32, 40, '#fff', 4);
const stapler: Draw = () =>
  path('M60 250H340V276H60Z', DEEP) +
  path('M70 244Q60 200 90 190L316 150Q346 150 344 176L340 206Z', BLUE) +
  line(96, 238, 334, 206) +
  rect(306, 232, 30, 14, MID, 2);
const whiteboard: Draw = () =>
  rect(60, 84, 280, 186, '#fff', 6) +
  rect(60, 84, 280, 186, 'none', 6) +
  path('M96 210Q140 130 180 180T286 130', 'none') +
  rect(150, 270, 100, 14, DEEP, 4) +
  rect(166, 262, 40, 8, RED, 3);
const calculator: Draw = () =>
  rect(120, 64, 160, 256, PALE, 16) +
  rect(140, 86, 120, 46, GREEN, 6) +
  [0, 1, 2, 3]
    .map((row) =>
      [0, 1, 2]
        .map((column) => rect(142 + column * 42, 154 + row * 38, 30, 24, column === 2 ? YELLOW : MID, 5))
        .join(''),
    )
    .join('');
const paperReam: Draw = () =>
  path('M80 150L220 96L330 140L190 196Z', '#fff') +
  path('M80 150L190 196V300L80 252Z', BLUE) +
  path('M330 140L190 196V300L330 242Z', PALE) +
  path('M104 186L166 212V246L104 220Z', '#fff');
const shredder: Draw = () =>
  rect(90, 110, 220, 56, DARK, 10) +
  path('M106 166H294L282 316H118Z', PALE) +
  rect(150, 92, 100, 34, '#fff', 2) +
  path('M150 190V290M176 190V300M202 190V296M228 190V302M254 190V290', 'none') +
  circle(280, 138, 7, GREEN);
const tissueBox: Draw = () =>
  path('M70 190L220 150L334 186L180 232Z', PALE) +
  path('M70 190L180 232V310L70 262Z', BLUE) +
  path('M334 186L180 232V310L334 258Z', MID) +
  path('M160 186Q150 110 200 96Q236 120 228 130Q260 140 236 194Q200 206 160 186Z', '#fff');
const waterBottle: Draw = () =>
  rect(172, 60, 56, 40, BLUE, 6) +
  path('M172 100Q120 120 120 160V300Q120 318 140 318H260Q280 318 280 300V160Q280 120 228 100Z', PALE) +
  [170, 200, 230, 260].map((y) => path(`M120 ${y}Q200 ${y + 12} 280 ${y}`, 'none')).join('');
const waterDispenser: Draw = () =>
  path('M150 60H250V110Q250 130 232 136H168Q150 130 150 110Z', BLUE) +
  rect(126, 136, 148, 184, PALE, 8) +
  rect(150, 160, 100, 60, MID, 6) +
  rect(168, 172, 16, 26, BLUE, 3) +
  rect(216, 172, 16, 26, RED, 3) +
  line(150, 250, 250, 250) +
  line(150, 282, 250, 282);
const paperCup: Draw = () =>
  path('M126 100H274L250 310H150Z', PALE) + rect(116, 84, 168, 22, MID, 8) + path('M134 170H266L256 250H144Z', BLUE);
const broom: Draw = () =>
  line(262, 60, 196, 206, 9) +
  polygon(
    [
      [176, 196],
      [220, 214],
      [212, 240],
      [160, 218],
    ],
    RED,
  ) +
  path('M160 218L212 240Q204 300 190 322L92 280Q130 250 160 218Z', YELLOW) +
  path('M172 236L134 296M188 244L160 306', 'none');
const squeegee: Draw = () =>
  rect(190, 170, 20, 150, MID, 6) +
  rect(170, 150, 60, 26, DEEP, 6) +
  rect(70, 110, 260, 34, BLUE, 6) +
  rect(60, 92, 280, 20, DARK, 3);
const paintBrush: Draw = () =>
  turned(
    30,
    path('M180 60H220L226 180H174Z', YELLOW) +
      rect(150, 180, 100, 46, MID, 4) +
      path('M150 226H250L244 320H156Z', PALE) +
      hatch(168, 240, 232, 314, 14),
  );
const paintRoller: Draw = () =>
  rect(90, 84, 200, 64, BLUE, 14) +
  path('M290 116H330V190H212V226', 'none') +
  rect(194, 226, 36, 100, RED, 12) +
  hatch(120, 270, 92, 140, 22);
const cleaningMachine: Draw = () =>
  path('M110 190H270L300 270H96Z', BLUE) +
  rect(130, 140, 110, 50, MID, 10) +
  path('M250 190L300 84H336', 'none') +
  ellipse(200, 292, 110, 18, DEEP) +
  circle(120, 300, 16, DARK) +
  circle(276, 300, 16, DARK);
const labCoat: Draw = () =>
  path('M160 70L200 96L240 70L306 110L330 250L290 258L278 180V320H122V180L110 258L70 250L94 110Z', '#fff') +
  line(200, 96, 200, 320) +
  path('M160 70L190 150L200 96L210 150L240 70', 'none') +
  rect(222, 230, 40, 36, PALE, 3) +
  rect(138, 230, 40, 36, PALE, 3);
const raincoat: Draw = () =>
  path('M150 100Q150 54 200 54T250 100L310 140L336 300H64L90 140Z', YELLOW) +
  path('M168 104Q168 76 200 76T232 104Q200 128 168 104Z', HOLE) +
  line(200, 120, 200, 300) +
  circle(214, 160, 5, DARK) +
  circle(214, 210, 5, DARK) +
  circle(214, 260, 5, DARK);
const apron: Draw = () =>
  path('M150 90H250V150Q262 190 300 196V318H100V196Q138 190 150 150Z', BLUE) +
  path('M150 90Q150 56 200 56T250 90', 'none') +
  rect(150, 220, 100, 56, PALE, 6) +
  path('M100 210L66 222M300 210L334 222', 'none');
const shoeCover: Draw = () =>
  path('M90 150Q150 130 206 152Q240 206 306 214Q344 226 340 270Q330 292 300 292H100Q74 290 76 250Z', BLUE) +
  path('M90 156Q150 176 206 156', 'none') +
  path('M100 150L108 162M130 146L138 160M160 146L166 160', 'none');
const canister: Draw = () =>
  ellipse(150, 190, 40, 96, PALE) +
  path('M150 94H240A40 96 0 0 1 240 286H150A40 96 0 0 0 150 94Z', MID) +
  ellipse(150, 190, 40, 96, PALE) +
  around(9, 150, 190, 26, (x, y) => circle(x, y + (y - 190) * 1.3, 4, DARK)) +
  rect(270, 166, 40, 48, DEEP, 6);
const gasRegulator: Draw = () =>
  circle(140, 130, 56, HOLE) +
  line(140, 130, 166, 104) +
  circle(266, 130, 56, HOLE) +
  line(266, 130, 244, 100) +
  rect(150, 190, 104, 56, YELLOW, 10) +
  line(160, 180, 168, 196, 8) +
  line(246, 180, 238, 196, 8) +
  rect(60, 204, 90, 28, MID, 4) +
  rect(184, 246, 36, 64, DEEP, 6) +
  hatch(76, 140, 204, 232, 12);
const contactTip: Draw = () =>
  turned(
    -24,
    rect(80, 166, 80, 48, MID, 4) +
      hatch(90, 156, 166, 214, 11) +
      path('M160 160H280L332 178V202L280 220H160Z', YELLOW) +
      circle(332, 190, 7, DARK),
  );
const nozzle: Draw = () =>
  turned(
    -24,
    path('M90 130H190L310 160V220L190 250H90Z', RED) + ellipse(310, 190, 14, 30, HOLE) + rect(72, 124, 26, 132, MID, 6),
  );
const groundClamp: Draw = () =>
  path('M80 150L210 176L330 110L338 128L220 204L84 186Z', MID) +
  path('M80 236L210 210L330 266L338 246L220 184L84 200Z', PALE) +
  circle(206, 193, 16, DEEP) +
  path('M84 168Q50 180 50 300', 'none');
const radio: Draw = () =>
  rect(142, 120, 116, 200, DARK, 14) +
  rect(160, 40, 20, 84, MID, 8) +
  rect(216, 100, 28, 22, MID, 4) +
  rect(162, 146, 76, 40, GREEN, 4) +
  [0, 1, 2]
    .map((row) => [0, 1, 2].map((column) => rect(164 + column * 26, 206 + row * 28, 18, 16, MID, 3)).join(''))
    .join('');
const petriDish: Draw = () =>
  ellipse(200, 220, 130, 50, PALE) +
  path('M70 190V220M330 190V220', 'none') +
  ellipse(200, 190, 130, 50, PALE) +
  ellipse(200, 192, 106, 38, BLUE) +
  circle(170, 190, 8, GREEN) +
  circle(226, 200, 11, GREEN) +
  circle(212, 176, 6, GREEN);
const volumetric: Draw = () =>
  path('M186 60H214V180Q284 210 284 264Q284 316 200 316T116 264Q116 210 186 180Z', PALE) +
  path('M126 244Q200 226 274 244Q296 306 200 316T126 244Z', BLUE) +
  rect(178, 48, 44, 16, MID, 4) +
  line(182, 130, 218, 130);

export const HOUSEHOLD: Drawings = {
  'label-roll': labelRoll,
  stapler,
  whiteboard,
  calculator,
  'paper-ream': paperReam,
  shredder,
  'tissue-box': tissueBox,
  'water-bottle': waterBottle,
  'water-dispenser': waterDispenser,
  'paper-cup': paperCup,
  broom,
  squeegee,
  'paint-brush': paintBrush,
  'paint-roller': paintRoller,
  'floor-scrubber': cleaningMachine,
  'lab-coat': labCoat,
  raincoat,
  apron,
  'shoe-cover': shoeCover,
  canister,
  'gas-regulator': gasRegulator,
  'contact-tip': contactTip,
  nozzle,
  'ground-clamp': groundClamp,
  radio,
  'petri-dish': petriDish,
  'volumetric-flask': volumetric,
};
