import type { Draw, Drawings } from './measures.ts';
import * as pen from './pen.ts';

/** Tools and machines of the workshop that the plain hand-tool shapes do not stand for. */
const cordlessDrill: Draw = () =>
  pen.rect(110, 96, 150, 74, pen.GREEN, 22) +
  pen.rect(260, 112, 40, 42, pen.DEEP, 6) +
  pen.rect(300, 126, 54, 14, pen.MID, 2) +
  pen.path('M136 170H194L184 262H126Z', pen.MID) +
  pen.rect(104, 262, 104, 48, pen.DARK, 8) +
  pen.path('M198 176L214 206', 'none') +
  pen.line(130, 118, 200, 118);
const rotaryHammer: Draw = () =>
  pen.rect(86, 116, 190, 80, pen.BLUE, 16) +
  pen.rect(276, 134, 34, 44, pen.DEEP, 6) +
  pen.polygon(
    [
      [310, 146],
      [372, 150],
      [372, 162],
      [310, 166],
    ],
    pen.MID,
  ) +
  pen.path('M86 130Q50 130 50 176V262Q50 290 78 290H104V262H84V196H86Z', pen.DARK) +
  pen.rect(214, 196, 34, 78, pen.MID, 12) +
  pen.hatch(120, 200, 130, 150, 16);
const drillPress: Draw = () =>
  pen.rect(206, 70, 26, 236, pen.MID, 4) +
  pen.rect(120, 84, 150, 60, pen.BLUE, 10) +
  pen.rect(250, 96, 54, 40, pen.DEEP, 8) +
  pen.rect(146, 144, 28, 50, pen.MID, 4) +
  pen.rect(155, 194, 10, 46, pen.DEEP, 2) +
  pen.rect(108, 250, 110, 14, pen.PALE, 3) +
  pen.rect(90, 302, 180, 20, pen.DEEP, 6) +
  pen.path('M112 122L80 150', 'none') +
  pen.circle(78, 154, 8, pen.RED);
const heatGun: Draw = () =>
  pen.path('M90 110H230L250 126V166L230 182H90Q66 182 66 146T90 110Z', pen.RED) +
  pen.rect(250, 128, 70, 36, pen.DARK, 4) +
  pen.path('M112 182H172L160 300H100Z', pen.MID) +
  pen.path('M176 190V224', 'none') +
  pen.hatch(88, 120, 126, 166, 12);
const glueGun: Draw = () =>
  pen.path('M90 130H260L300 150V162L260 178H90Z', pen.BLUE) +
  pen.polygon(
    [
      [300, 150],
      [340, 154],
      [300, 164],
    ],
    pen.DEEP,
  ) +
  pen.path('M112 178H172L156 296H96Z', pen.MID) +
  pen.path('M178 182Q206 206 172 220', 'none') +
  pen.rect(44, 144, 46, 18, pen.YELLOW, 8);
const pressureWasher: Draw = () =>
  pen.rect(120, 130, 130, 150, pen.YELLOW, 16) +
  pen.rect(142, 154, 86, 60, pen.DARK, 8) +
  pen.circle(140, 300, 24, pen.DARK) +
  pen.circle(230, 300, 24, pen.DARK) +
  pen.path('M140 130V76H230V130', 'none') +
  pen.path('M250 210Q310 214 306 270T350 300', 'none') +
  pen.line(318, 90, 356, 196, 8) +
  pen.circle(185, 248, 14, pen.PALE);
const chainsaw: Draw = () =>
  pen.path('M60 150H190V250H80Q56 250 56 214Z', pen.RED) +
  pen.path('M190 176H340Q360 190 360 202T340 228H190Z', pen.MID) +
  pen.line(196, 184, 344, 184, 3) +
  pen.line(196, 220, 344, 220, 3) +
  pen.path('M76 150Q90 96 150 106L176 150', 'none') +
  pen.circle(120, 204, 22, pen.PALE);
const brushCutter: Draw = () =>
  pen.line(96, 96, 312, 286, 9) +
  pen.rect(56, 62, 62, 54, pen.RED, 10) +
  pen.path('M176 166L214 128M190 180L228 218', 'none') +
  pen.around(3, 320, 292, 34, (x, y) => pen.line(320, 292, x, y, 7)) +
  pen.circle(320, 292, 12, pen.DEEP);
const generator: Draw = () =>
  pen.rect(70, 100, 260, 196, 'none', 14) +
  pen.rect(92, 190, 130, 84, pen.MID, 8) +
  pen.rect(92, 122, 216, 56, pen.RED, 10) +
  pen.rect(236, 196, 74, 78, pen.PALE, 6) +
  pen.circle(258, 222, 11, pen.HOLE) +
  pen.circle(288, 222, 11, pen.HOLE) +
  pen.line(248, 254, 298, 254) +
  pen.hatch(110, 208, 206, 258, 16) +
  pen.rect(90, 296, 40, 16, pen.DEEP, 3) +
  pen.rect(270, 296, 40, 16, pen.DEEP, 3);
const machine: Draw = () =>
  pen.rect(90, 120, 220, 180, pen.PALE, 10) +
  pen.rect(112, 142, 86, 60, pen.GREEN, 6) +
  pen.circle(236, 160, 9, pen.RED) +
  pen.circle(264, 160, 9, pen.GREEN) +
  pen.circle(250, 190, 9, pen.YELLOW) +
  pen.hatch(120, 280, 226, 278, 20) +
  pen.rect(104, 300, 34, 18, pen.DEEP, 3) +
  pen.rect(262, 300, 34, 18, pen.DEEP, 3);
const strapping: Draw = () =>
  pen.rect(70, 200, 260, 20, pen.MID, 4) +
  pen.rect(90, 220, 220, 80, pen.PALE, 8) +
  pen.path('M120 200V84H280V200', 'none') +
  pen.path('M136 200V100H264V200', 'none') +
  pen.rect(160, 140, 80, 60, pen.YELLOW, 4) +
  pen.circle(116, 312, 12, pen.DEEP) +
  pen.circle(284, 312, 12, pen.DEEP) +
  pen.rect(226, 240, 60, 30, pen.GREEN, 4);
const circularBlade: Draw = () =>
  pen.around(18, 200, 190, 118, (x, y, n) =>
    turnedAt(
      n * 20,
      x,
      y,
      pen.polygon(
        [
          [x - 14, y + 14],
          [x + 4, y - 12],
          [x + 14, y + 14],
        ],
        pen.MID,
      ),
    ),
  ) +
  pen.circle(200, 190, 112, pen.MID) +
  pen.circle(200, 190, 70, 'none') +
  pen.circle(200, 190, 20, pen.HOLE) +
  pen.around(4, 200, 190, 90, (x, y) => pen.circle(x, y, 6, pen.HOLE));
const turnedAt = (degrees: number, x: number, y: number, content: string) =>
  `<g transform="rotate(${degrees} ${x.toFixed(1)} ${y.toFixed(1)})">${content}</g>`;
const sandingDisc: Draw = () =>
  pen.circle(200, 190, 112, pen.YELLOW) +
  pen.around(6, 200, 190, 66, (x, y) => pen.circle(x, y, 13, pen.HOLE)) +
  pen.circle(200, 190, 15, pen.HOLE) +
  pen.around(22, 200, 190, 96, (x, y) => pen.circle(x, y, 1.5, pen.DARK));
const woolWheel: Draw = () =>
  pen.around(20, 200, 190, 96, (x, y) => pen.circle(x, y, 20, pen.PALE)) +
  pen.circle(200, 190, 92, pen.PALE) +
  pen.circle(200, 190, 60, 'none') +
  pen.circle(200, 190, 22, pen.MID) +
  pen.circle(200, 190, 9, pen.HOLE);
const wireBrush: Draw = () =>
  pen.turned(
    -20,
    pen.path('M50 170H210Q350 168 356 190Q350 206 210 206H50Q36 188 50 170Z', pen.YELLOW) +
      pen.hatch(206, 336, 206, 244, 9) +
      pen.circle(70, 188, 8, pen.HOLE),
  );
const crowbar: Draw = () =>
  pen.turned(
    -32,
    pen.path('M60 180H300Q336 180 340 220L322 224Q320 204 296 204H60L44 192Z', pen.MID) +
      pen.line(80, 192, 290, 192, 2),
  );
const extensionBar: Draw = () =>
  pen.turned(
    -18,
    pen.rect(120, 176, 190, 24, pen.MID, 4) +
      pen.rect(70, 160, 60, 56, pen.PALE, 6) +
      pen.rect(310, 174, 30, 28, pen.DEEP, 3) +
      pen.circle(325, 188, 5, pen.PALE) +
      pen.line(150, 188, 290, 188, 2),
  );
const clampMeter: Draw = () =>
  pen.path('M200 66Q262 70 264 128L236 150H164L136 128Q138 70 200 66Z', pen.RED) +
  pen.ellipse(200, 112, 36, 30, pen.HOLE) +
  pen.rect(150, 150, 100, 166, pen.YELLOW, 18) +
  pen.circle(200, 200, 26, pen.PALE) +
  pen.line(200, 200, 214, 184) +
  pen.rect(168, 240, 64, 36, pen.GREEN, 4) +
  pen.circle(184, 296, 6, pen.DARK) +
  pen.circle(216, 296, 6, pen.DARK);
const flowmeter: Draw = () =>
  pen.rect(70, 190, 260, 76, pen.PALE, 4) +
  pen.rect(58, 170, 26, 116, pen.MID, 4) +
  pen.rect(316, 170, 26, 116, pen.MID, 4) +
  pen.rect(186, 150, 28, 42, pen.MID, 3) +
  pen.path('M140 70H260V130L240 150H160L140 130Z', pen.BLUE) +
  pen.rect(160, 86, 80, 40, pen.GREEN, 4) +
  pen.path('M150 228H240L226 214M240 228L226 242', 'none');
const levelGauge: Draw = () =>
  pen.rect(168, 66, 64, 250, pen.PALE, 10) +
  pen.rect(184, 96, 32, 190, pen.HOLE, 6) +
  pen.path('M184 186H216V280Q216 286 210 286H190Q184 286 184 280Z', pen.BLUE) +
  [120, 150, 180, 210, 240, 270].map((y) => pen.line(222, y, 232, y, 3)).join('') +
  pen.rect(120, 90, 48, 20, pen.MID, 3) +
  pen.rect(120, 272, 48, 20, pen.MID, 3);
const heightGauge: Draw = () =>
  pen.rect(188, 60, 28, 234, pen.PALE, 3) +
  [90, 114, 138, 162, 186, 210, 234].map((y) => pen.line(188, y, 204, y, 3)).join('') +
  pen.rect(160, 148, 84, 54, pen.MID, 6) +
  pen.polygon(
    [
      [160, 176],
      [90, 190],
      [160, 196],
    ],
    pen.DEEP,
  ) +
  pen.rect(120, 292, 170, 28, pen.DEEP, 6);
const soldering: Draw = () =>
  pen.rect(70, 130, 150, 150, pen.BLUE, 12) +
  pen.rect(92, 152, 106, 50, pen.GREEN, 4) +
  pen.circle(120, 240, 16, pen.PALE) +
  pen.circle(172, 240, 16, pen.PALE) +
  pen.path('M220 250Q260 300 290 250', 'none') +
  pen.turned(
    24,
    pen.rect(262, 150, 30, 96, pen.YELLOW, 8) +
      pen.polygon(
        [
          [266, 150],
          [288, 150],
          [279, 86],
          [275, 86],
        ],
        pen.MID,
      ),
    277,
    180,
  );

export const WORKSHOP: Drawings = {
  'cordless-drill': cordlessDrill,
  'rotary-hammer': rotaryHammer,
  'drill-press': drillPress,
  'heat-gun': heatGun,
  'glue-gun': glueGun,
  'pressure-washer': pressureWasher,
  chainsaw,
  'brush-cutter': brushCutter,
  generator,
  machine,
  'strapping-machine': strapping,
  'circular-blade': circularBlade,
  'sanding-disc': sandingDisc,
  'wool-wheel': woolWheel,
  'wire-brush': wireBrush,
  crowbar,
  'extension-bar': extensionBar,
  'clamp-meter': clampMeter,
  flowmeter,
  'level-gauge': levelGauge,
  'height-gauge': heightGauge,
  'soldering-station': soldering,
};
