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

/** Tools and machines of the workshop that the plain hand-tool shapes do not stand for. */
const cordlessDrill: Draw = () =>
  rect(110, 96, 150, 74, GREEN, 22) +
  rect(260, 112, 40, 42, DEEP, 6) +
  rect(300, 126, 54, 14, MID, 2) +
  path('M136 170H194L184 262H126Z', MID) +
  rect(104, 262, 104, 48, DARK, 8) +
  path('M198 176L214 206', 'none') +
  line(130, 118, 200, 118);
const rotaryHammer: Draw = () =>
  rect(86, 116, 190, 80, BLUE, 16) +
  rect(276, 134, 34, 44, DEEP, 6) +
  polygon(
    [
      [310, 146],
      [372, 150],
      [372, 162],
      [310, 166],
    ],
    MID,
  ) +
  path('M86 130Q50 130 50 176V262Q50 290 78 290H104V262H84V196H86Z', DARK) +
  rect(214, 196, 34, 78, MID, 12) +
  hatch(120, 200, 130, 150, 16);
const drillPress: Draw = () =>
  rect(206, 70, 26, 236, MID, 4) +
  rect(120, 84, 150, 60, BLUE, 10) +
  rect(250, 96, 54, 40, DEEP, 8) +
  rect(146, 144, 28, 50, MID, 4) +
  rect(155, 194, 10, 46, DEEP, 2) +
  rect(108, 250, 110, 14, PALE, 3) +
  rect(90, 302, 180, 20, DEEP, 6) +
  path('M112 122L80 150', 'none') +
  circle(78, 154, 8, RED);
const heatGun: Draw = () =>
  path('M90 110H230L250 126V166L230 182H90Q66 182 66 146T90 110Z', RED) +
  rect(250, 128, 70, 36, DARK, 4) +
  path('M112 182H172L160 300H100Z', MID) +
  path('M176 190V224', 'none') +
  hatch(88, 120, 126, 166, 12);
const glueGun: Draw = () =>
  path('M90 130H260L300 150V162L260 178H90Z', BLUE) +
  polygon(
    [
      [300, 150],
      [340, 154],
      [300, 164],
    ],
    DEEP,
  ) +
  path('M112 178H172L156 296H96Z', MID) +
  path('M178 182Q206 206 172 220', 'none') +
  rect(44, 144, 46, 18, YELLOW, 8);
const pressureWasher: Draw = () =>
  rect(120, 130, 130, 150, YELLOW, 16) +
  rect(142, 154, 86, 60, DARK, 8) +
  circle(140, 300, 24, DARK) +
  circle(230, 300, 24, DARK) +
  path('M140 130V76H230V130', 'none') +
  path('M250 210Q310 214 306 270T350 300', 'none') +
  line(318, 90, 356, 196, 8) +
  circle(185, 248, 14, PALE);
const chainsaw: Draw = () =>
  path('M60 150H190V250H80Q56 250 56 214Z', RED) +
  path('M190 176H340Q360 190 360 202T340 228H190Z', MID) +
  line(196, 184, 344, 184, 3) +
  line(196, 220, 344, 220, 3) +
  path('M76 150Q90 96 150 106L176 150', 'none') +
  circle(120, 204, 22, PALE);
const brushCutter: Draw = () =>
  line(96, 96, 312, 286, 9) +
  rect(56, 62, 62, 54, RED, 10) +
  path('M176 166L214 128M190 180L228 218', 'none') +
  around(3, 320, 292, 34, (x, y) => line(320, 292, x, y, 7)) +
  circle(320, 292, 12, DEEP);
const generator: Draw = () =>
  rect(70, 100, 260, 196, 'none', 14) +
  rect(92, 190, 130, 84, MID, 8) +
  rect(92, 122, 216, 56, RED, 10) +
  rect(236, 196, 74, 78, PALE, 6) +
  circle(258, 222, 11, HOLE) +
  circle(288, 222, 11, HOLE) +
  line(248, 254, 298, 254) +
  hatch(110, 208, 206, 258, 16) +
  rect(90, 296, 40, 16, DEEP, 3) +
  rect(270, 296, 40, 16, DEEP, 3);
const machine: Draw = () =>
  rect(90, 120, 220, 180, PALE, 10) +
  rect(112, 142, 86, 60, GREEN, 6) +
  circle(236, 160, 9, RED) +
  circle(264, 160, 9, GREEN) +
  circle(250, 190, 9, YELLOW) +
  hatch(120, 280, 226, 278, 20) +
  rect(104, 300, 34, 18, DEEP, 3) +
  rect(262, 300, 34, 18, DEEP, 3);
const strapping: Draw = () =>
  rect(70, 200, 260, 20, MID, 4) +
  rect(90, 220, 220, 80, PALE, 8) +
  path('M120 200V84H280V200', 'none') +
  path('M136 200V100H264V200', 'none') +
  rect(160, 140, 80, 60, YELLOW, 4) +
  circle(116, 312, 12, DEEP) +
  circle(284, 312, 12, DEEP) +
  rect(226, 240, 60, 30, GREEN, 4);
const circularBlade: Draw = () =>
  around(18, 200, 190, 118, (x, y, n) =>
    turnedAt(
      n * 20,
      x,
      y,
      polygon(
        [
          [x - 14, y + 14],
          [x + 4, y - 12],
          [x + 14, y + 14],
        ],
        MID,
      ),
    ),
  ) +
  circle(200, 190, 112, MID) +
  circle(200, 190, 70, 'none') +
  circle(200, 190, 20, HOLE) +
  around(4, 200, 190, 90, (x, y) => circle(x, y, 6, HOLE));
const turnedAt = (degrees: number, x: number, y: number, content: string) =>
  `<g transform="rotate(${degrees} ${x.toFixed(1)} ${y.toFixed(1)})">${content}</g>`;
const sandingDisc: Draw = () =>
  circle(200, 190, 112, YELLOW) +
  around(6, 200, 190, 66, (x, y) => circle(x, y, 13, HOLE)) +
  circle(200, 190, 15, HOLE) +
  around(22, 200, 190, 96, (x, y) => circle(x, y, 1.5, DARK));
const woolWheel: Draw = () =>
  around(20, 200, 190, 96, (x, y) => circle(x, y, 20, PALE)) +
  circle(200, 190, 92, PALE) +
  circle(200, 190, 60, 'none') +
  circle(200, 190, 22, MID) +
  circle(200, 190, 9, HOLE);
const wireBrush: Draw = () =>
  turned(
    -20,
    path('M50 170H210Q350 168 356 190Q350 206 210 206H50Q36 188 50 170Z', YELLOW) +
      hatch(206, 336, 206, 244, 9) +
      circle(70, 188, 8, HOLE),
  );
const crowbar: Draw = () =>
  turned(-32, path('M60 180H300Q336 180 340 220L322 224Q320 204 296 204H60L44 192Z', MID) + line(80, 192, 290, 192, 2));
const extensionBar: Draw = () =>
  turned(
    -18,
    rect(120, 176, 190, 24, MID, 4) +
      rect(70, 160, 60, 56, PALE, 6) +
      rect(310, 174, 30, 28, DEEP, 3) +
      circle(325, 188, 5, PALE) +
      line(150, 188, 290, 188, 2),
  );
const clampMeter: Draw = () =>
  path('M200 66Q262 70 264 128L236 150H164L136 128Q138 70 200 66Z', RED) +
  ellipse(200, 112, 36, 30, HOLE) +
  rect(150, 150, 100, 166, YELLOW, 18) +
  circle(200, 200, 26, PALE) +
  line(200, 200, 214, 184) +
  rect(168, 240, 64, 36, GREEN, 4) +
  circle(184, 296, 6, DARK) +
  circle(216, 296, 6, DARK);
const flowmeter: Draw = () =>
  rect(70, 190, 260, 76, PALE, 4) +
  rect(58, 170, 26, 116, MID, 4) +
  rect(316, 170, 26, 116, MID, 4) +
  rect(186, 150, 28, 42, MID, 3) +
  path('M140 70H260V130L240 150H160L140 130Z', BLUE) +
  rect(160, 86, 80, 40, GREEN, 4) +
  path('M150 228H240L226 214M240 228L226 242', 'none');
const levelGauge: Draw = () =>
  rect(168, 66, 64, 250, PALE, 10) +
  rect(184, 96, 32, 190, HOLE, 6) +
  path('M184 186H216V280Q216 286 210 286H190Q184 286 184 280Z', BLUE) +
  [120, 150, 180, 210, 240, 270].map((y) => line(222, y, 232, y, 3)).join('') +
  rect(120, 90, 48, 20, MID, 3) +
  rect(120, 272, 48, 20, MID, 3);
const heightGauge: Draw = () =>
  rect(188, 60, 28, 234, PALE, 3) +
  [90, 114, 138, 162, 186, 210, 234].map((y) => line(188, y, 204, y, 3)).join('') +
  rect(160, 148, 84, 54, MID, 6) +
  polygon(
    [
      [160, 176],
      [90, 190],
      [160, 196],
    ],
    DEEP,
  ) +
  rect(120, 292, 170, 28, DEEP, 6);
const soldering: Draw = () =>
  rect(70, 130, 150, 150, BLUE, 12) +
  rect(92, 152, 106, 50, GREEN, 4) +
  circle(120, 240, 16, PALE) +
  circle(172, 240, 16, PALE) +
  path('M220 250Q260 300 290 250', 'none') +
  turned(
    24,
    rect(262, 150, 30, 96, YELLOW, 8) +
      polygon(
        [
          [266, 150],
          [288, 150],
          [279, 86],
          [275, 86],
        ],
        MID,
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
