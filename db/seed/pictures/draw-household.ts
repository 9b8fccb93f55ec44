import type { Draw, Drawings } from './measures.ts';
import * as pen from './pen.ts';

/** Office, cleaning, laboratory, clothing and welding parts. */
const labelRoll: Draw = () =>
  pen.ellipse(150, 180, 50, 96, pen.PALE) +
  pen.path('M150 84H200A50 96 0 0 1 250 180V276H150A50 96 0 0 0 150 84Z', pen.MID) +
  pen.ellipse(150, 180, 50, 96, pen.PALE) +
  pen.ellipse(150, 180, 24, 46, pen.HOLE) +
  pen.path('M200 276H344V212H246', pen.PALE) +
  pen.rect(262, 224, 32, 40, '#fff', 4) +
  pen.rect(302, 224, 32, 40, '#fff', 4);
const stapler: Draw = () =>
  pen.path('M60 250H340V276H60Z', pen.DEEP) +
  pen.path('M70 244Q60 200 90 190L316 150Q346 150 344 176L340 206Z', pen.BLUE) +
  pen.line(96, 238, 334, 206) +
  pen.rect(306, 232, 30, 14, pen.MID, 2);
const whiteboard: Draw = () =>
  pen.rect(60, 84, 280, 186, '#fff', 6) +
  pen.rect(60, 84, 280, 186, 'none', 6) +
  pen.path('M96 210Q140 130 180 180T286 130', 'none') +
  pen.rect(150, 270, 100, 14, pen.DEEP, 4) +
  pen.rect(166, 262, 40, 8, pen.RED, 3);
const calculator: Draw = () =>
  pen.rect(120, 64, 160, 256, pen.PALE, 16) +
  pen.rect(140, 86, 120, 46, pen.GREEN, 6) +
  [0, 1, 2, 3]
    .map((row) =>
      [0, 1, 2]
        .map((column) => pen.rect(142 + column * 42, 154 + row * 38, 30, 24, column === 2 ? pen.YELLOW : pen.MID, 5))
        .join(''),
    )
    .join('');
const paperReam: Draw = () =>
  pen.path('M80 150L220 96L330 140L190 196Z', '#fff') +
  pen.path('M80 150L190 196V300L80 252Z', pen.BLUE) +
  pen.path('M330 140L190 196V300L330 242Z', pen.PALE) +
  pen.path('M104 186L166 212V246L104 220Z', '#fff');
const shredder: Draw = () =>
  pen.rect(90, 110, 220, 56, pen.DARK, 10) +
  pen.path('M106 166H294L282 316H118Z', pen.PALE) +
  pen.rect(150, 92, 100, 34, '#fff', 2) +
  pen.path('M150 190V290M176 190V300M202 190V296M228 190V302M254 190V290', 'none') +
  pen.circle(280, 138, 7, pen.GREEN);
const tissueBox: Draw = () =>
  pen.path('M70 190L220 150L334 186L180 232Z', pen.PALE) +
  pen.path('M70 190L180 232V310L70 262Z', pen.BLUE) +
  pen.path('M334 186L180 232V310L334 258Z', pen.MID) +
  pen.path('M160 186Q150 110 200 96Q236 120 228 130Q260 140 236 194Q200 206 160 186Z', '#fff');
const waterBottle: Draw = () =>
  pen.rect(172, 60, 56, 40, pen.BLUE, 6) +
  pen.path('M172 100Q120 120 120 160V300Q120 318 140 318H260Q280 318 280 300V160Q280 120 228 100Z', pen.PALE) +
  [170, 200, 230, 260].map((y) => pen.path(`M120 ${y}Q200 ${y + 12} 280 ${y}`, 'none')).join('');
const waterDispenser: Draw = () =>
  pen.path('M150 60H250V110Q250 130 232 136H168Q150 130 150 110Z', pen.BLUE) +
  pen.rect(126, 136, 148, 184, pen.PALE, 8) +
  pen.rect(150, 160, 100, 60, pen.MID, 6) +
  pen.rect(168, 172, 16, 26, pen.BLUE, 3) +
  pen.rect(216, 172, 16, 26, pen.RED, 3) +
  pen.line(150, 250, 250, 250) +
  pen.line(150, 282, 250, 282);
const paperCup: Draw = () =>
  pen.path('M126 100H274L250 310H150Z', pen.PALE) +
  pen.rect(116, 84, 168, 22, pen.MID, 8) +
  pen.path('M134 170H266L256 250H144Z', pen.BLUE);
const broom: Draw = () =>
  pen.line(262, 60, 196, 206, 9) +
  pen.polygon(
    [
      [176, 196],
      [220, 214],
      [212, 240],
      [160, 218],
    ],
    pen.RED,
  ) +
  pen.path('M160 218L212 240Q204 300 190 322L92 280Q130 250 160 218Z', pen.YELLOW) +
  pen.path('M172 236L134 296M188 244L160 306', 'none');
const squeegee: Draw = () =>
  pen.rect(190, 170, 20, 150, pen.MID, 6) +
  pen.rect(170, 150, 60, 26, pen.DEEP, 6) +
  pen.rect(70, 110, 260, 34, pen.BLUE, 6) +
  pen.rect(60, 92, 280, 20, pen.DARK, 3);
const paintBrush: Draw = () =>
  pen.turned(
    30,
    pen.path('M180 60H220L226 180H174Z', pen.YELLOW) +
      pen.rect(150, 180, 100, 46, pen.MID, 4) +
      pen.path('M150 226H250L244 320H156Z', pen.PALE) +
      pen.hatch(168, 240, 232, 314, 14),
  );
const paintRoller: Draw = () =>
  pen.rect(90, 84, 200, 64, pen.BLUE, 14) +
  pen.path('M290 116H330V190H212V226', 'none') +
  pen.rect(194, 226, 36, 100, pen.RED, 12) +
  pen.hatch(120, 270, 92, 140, 22);
const cleaningMachine: Draw = () =>
  pen.path('M110 190H270L300 270H96Z', pen.BLUE) +
  pen.rect(130, 140, 110, 50, pen.MID, 10) +
  pen.path('M250 190L300 84H336', 'none') +
  pen.ellipse(200, 292, 110, 18, pen.DEEP) +
  pen.circle(120, 300, 16, pen.DARK) +
  pen.circle(276, 300, 16, pen.DARK);
const labCoat: Draw = () =>
  pen.path('M160 70L200 96L240 70L306 110L330 250L290 258L278 180V320H122V180L110 258L70 250L94 110Z', '#fff') +
  pen.line(200, 96, 200, 320) +
  pen.path('M160 70L190 150L200 96L210 150L240 70', 'none') +
  pen.rect(222, 230, 40, 36, pen.PALE, 3) +
  pen.rect(138, 230, 40, 36, pen.PALE, 3);
const raincoat: Draw = () =>
  pen.path('M150 100Q150 54 200 54T250 100L310 140L336 300H64L90 140Z', pen.YELLOW) +
  pen.path('M168 104Q168 76 200 76T232 104Q200 128 168 104Z', pen.HOLE) +
  pen.line(200, 120, 200, 300) +
  pen.circle(214, 160, 5, pen.DARK) +
  pen.circle(214, 210, 5, pen.DARK) +
  pen.circle(214, 260, 5, pen.DARK);
const apron: Draw = () =>
  pen.path('M150 90H250V150Q262 190 300 196V318H100V196Q138 190 150 150Z', pen.BLUE) +
  pen.path('M150 90Q150 56 200 56T250 90', 'none') +
  pen.rect(150, 220, 100, 56, pen.PALE, 6) +
  pen.path('M100 210L66 222M300 210L334 222', 'none');
const shoeCover: Draw = () =>
  pen.path('M90 150Q150 130 206 152Q240 206 306 214Q344 226 340 270Q330 292 300 292H100Q74 290 76 250Z', pen.BLUE) +
  pen.path('M90 156Q150 176 206 156', 'none') +
  pen.path('M100 150L108 162M130 146L138 160M160 146L166 160', 'none');
const canister: Draw = () =>
  pen.ellipse(150, 190, 40, 96, pen.PALE) +
  pen.path('M150 94H240A40 96 0 0 1 240 286H150A40 96 0 0 0 150 94Z', pen.MID) +
  pen.ellipse(150, 190, 40, 96, pen.PALE) +
  pen.around(9, 150, 190, 26, (x, y) => pen.circle(x, y + (y - 190) * 1.3, 4, pen.DARK)) +
  pen.rect(270, 166, 40, 48, pen.DEEP, 6);
const gasRegulator: Draw = () =>
  pen.circle(140, 130, 56, pen.HOLE) +
  pen.line(140, 130, 166, 104) +
  pen.circle(266, 130, 56, pen.HOLE) +
  pen.line(266, 130, 244, 100) +
  pen.rect(150, 190, 104, 56, pen.YELLOW, 10) +
  pen.line(160, 180, 168, 196, 8) +
  pen.line(246, 180, 238, 196, 8) +
  pen.rect(60, 204, 90, 28, pen.MID, 4) +
  pen.rect(184, 246, 36, 64, pen.DEEP, 6) +
  pen.hatch(76, 140, 204, 232, 12);
const contactTip: Draw = () =>
  pen.turned(
    -24,
    pen.rect(80, 166, 80, 48, pen.MID, 4) +
      pen.hatch(90, 156, 166, 214, 11) +
      pen.path('M160 160H280L332 178V202L280 220H160Z', pen.YELLOW) +
      pen.circle(332, 190, 7, pen.DARK),
  );
const nozzle: Draw = () =>
  pen.turned(
    -24,
    pen.path('M90 130H190L310 160V220L190 250H90Z', pen.RED) +
      pen.ellipse(310, 190, 14, 30, pen.HOLE) +
      pen.rect(72, 124, 26, 132, pen.MID, 6),
  );
const groundClamp: Draw = () =>
  pen.path('M80 150L210 176L330 110L338 128L220 204L84 186Z', pen.MID) +
  pen.path('M80 236L210 210L330 266L338 246L220 184L84 200Z', pen.PALE) +
  pen.circle(206, 193, 16, pen.DEEP) +
  pen.path('M84 168Q50 180 50 300', 'none');
const radio: Draw = () =>
  pen.rect(142, 120, 116, 200, pen.DARK, 14) +
  pen.rect(160, 40, 20, 84, pen.MID, 8) +
  pen.rect(216, 100, 28, 22, pen.MID, 4) +
  pen.rect(162, 146, 76, 40, pen.GREEN, 4) +
  [0, 1, 2]
    .map((row) => [0, 1, 2].map((column) => pen.rect(164 + column * 26, 206 + row * 28, 18, 16, pen.MID, 3)).join(''))
    .join('');
const petriDish: Draw = () =>
  pen.ellipse(200, 220, 130, 50, pen.PALE) +
  pen.path('M70 190V220M330 190V220', 'none') +
  pen.ellipse(200, 190, 130, 50, pen.PALE) +
  pen.ellipse(200, 192, 106, 38, pen.BLUE) +
  pen.circle(170, 190, 8, pen.GREEN) +
  pen.circle(226, 200, 11, pen.GREEN) +
  pen.circle(212, 176, 6, pen.GREEN);
const volumetric: Draw = () =>
  pen.path('M186 60H214V180Q284 210 284 264Q284 316 200 316T116 264Q116 210 186 180Z', pen.PALE) +
  pen.path('M126 244Q200 226 274 244Q296 306 200 316T126 244Z', pen.BLUE) +
  pen.rect(178, 48, 44, 16, pen.MID, 4) +
  pen.line(182, 130, 218, 130);

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
