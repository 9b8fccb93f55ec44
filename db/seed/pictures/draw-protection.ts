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
  YELLOW,
} from './pen.ts';

const hand =
  (fill: string): Draw =>
  () =>
    path(
      'M142 320V234L96 176Q84 156 100 146Q114 140 126 154L150 184V92Q152 76 166 76T182 92V160V70Q184 54 198 54T214 70V160V84Q216 70 230 70T246 86V170V116Q248 104 260 104T274 118V226Q274 260 254 282V320Z',
      fill,
    ) +
    rect(136, 300, 124, 34, MID, 6) +
    hatch(146, 252, 304, 330, 12) +
    path('M160 214Q200 236 252 210', 'none');
const helmet: Draw = () =>
  path('M84 232Q84 104 200 100T316 232Z', YELLOW) +
  path('M60 232H340Q346 258 320 258H80Q54 258 60 232Z', YELLOW) +
  path('M172 104Q178 160 174 232M228 104Q222 160 226 232', 'none') +
  path('M188 100V86H212V100', MID);
const goggles: Draw = () =>
  path(
    'M70 150Q70 124 100 124H300Q330 124 330 150V200Q330 236 290 236Q240 236 222 206H178Q160 236 110 236Q70 236 70 200Z',
    BLUE,
  ) +
  path('M92 156Q92 146 104 146H170Q176 196 140 214Q92 216 92 190Z', HOLE) +
  path('M308 156Q308 146 296 146H230Q224 196 260 214Q308 216 308 190Z', HOLE) +
  rect(44, 150, 26, 46, DEEP, 6) +
  rect(330, 150, 26, 46, DEEP, 6);
const glasses: Draw = () =>
  path('M56 170H344', 'none') +
  path('M70 170H184Q190 240 132 240Q76 240 70 170Z', BLUE) +
  path('M216 170H330Q324 240 268 240Q210 240 216 170Z', BLUE) +
  path('M184 178Q200 166 216 178', 'none') +
  path('M56 170Q40 150 50 120M344 170Q360 150 350 120', 'none');
const mask: Draw = () =>
  path('M100 150Q200 90 300 150V230Q250 300 200 300T100 230Z', PALE) +
  path('M100 176Q200 130 300 176M106 230Q200 200 294 230', 'none') +
  path('M100 160Q50 130 60 220Q66 250 104 234M300 160Q350 130 340 220Q334 250 296 234', 'none') +
  rect(176, 124, 48, 10, DEEP, 4);
const respirator: Draw = () =>
  path('M130 130Q200 80 270 130Q290 220 250 270Q200 310 150 270Q110 220 130 130Z', DEEP) +
  circle(108, 226, 46, PALE) +
  circle(292, 226, 46, PALE) +
  circle(108, 226, 26, MID) +
  circle(292, 226, 26, MID) +
  circle(200, 226, 24, MID) +
  path('M134 130L90 80M266 130L310 80', 'none');
const earmuff: Draw = () =>
  path('M92 216V190A108 108 0 0 1 308 190V216', 'none') +
  path('M76 200V190A124 124 0 0 1 324 190V200H306V190A106 106 0 0 0 94 190V200Z', MID) +
  rect(62, 196, 62, 108, RED, 28) +
  rect(276, 196, 62, 108, RED, 28) +
  rect(112, 206, 18, 88, DEEP, 8) +
  rect(270, 206, 18, 88, DEEP, 8);
const earplug: Draw = () =>
  path('M96 250L130 150Q144 116 172 130T192 180L160 280Q150 310 120 300T96 250Z', YELLOW) +
  path('M250 260L226 160Q222 124 252 118T292 148L318 250Q324 284 296 292T250 260Z', YELLOW) +
  path('M128 300C160 350 270 350 288 294', 'none');
const shoe: Draw = () =>
  path('M80 110H190L206 176Q290 186 322 222Q336 250 330 272H80Z', DEEP) +
  path('M70 272H338V292Q338 302 326 302H82Q70 302 70 292Z', MID) +
  path('M270 196Q318 204 326 272H262Q250 220 270 196Z', PALE) +
  [132, 150, 168].map((y) => line(150, y, 196, y - 4, 4)).join('') +
  rect(76, 96, 118, 22, PALE, 8);
const boot: Draw = () =>
  path('M110 60H214V210Q290 214 316 250Q328 270 324 286H110Z', YELLOW) +
  path('M100 286H332V314H100Z', DEEP) +
  rect(104, 56, 116, 24, PALE, 8) +
  line(110, 200, 214, 200, 3);
const vest: Draw = () =>
  path('M128 70H166L200 140L234 70H272L312 130V320H222L200 180L178 320H88V130Z', YELLOW) +
  rect(88, 210, 92, 26, PALE, 0) +
  rect(220, 210, 92, 26, PALE, 0) +
  path('M128 70L140 210M272 70L260 210', 'none') +
  rect(88, 264, 90, 26, PALE, 0) +
  rect(222, 264, 90, 26, PALE, 0);
const coverall: Draw = () =>
  path('M160 70H240L316 120L300 220L272 212V336H214L200 236L186 336H128V212L100 220L84 120Z', PALE) +
  path('M160 70Q200 30 240 70L200 96Z', MID) +
  line(200, 96, 200, 240, 3) +
  line(128, 220, 272, 220, 3);
const harness: Draw = () =>
  path('M140 60L260 250M260 60L140 250M140 60V180M260 60V180', 'none') +
  rect(110, 176, 180, 24, YELLOW, 8) +
  circle(200, 150, 18, MID) +
  circle(200, 150, 9, HOLE) +
  path('M140 250Q130 330 180 320Q190 270 150 246ZM260 250Q270 330 220 320Q210 270 250 246Z', YELLOW) +
  rect(184, 170, 32, 34, DEEP, 4);
const faceShield: Draw = () =>
  path('M110 96Q200 50 290 96V130H110Z', DEEP) +
  path('M104 130H296Q306 260 250 310H150Q94 260 104 130Z', BLUE) +
  path('M130 150Q124 230 158 286', 'none');
const weldingHelmet: Draw = () =>
  path('M104 110Q110 60 200 60T296 110L310 250Q260 330 200 330T90 250Z', DARK) +
  rect(128, 140, 144, 70, GREEN, 6) +
  rect(146, 156, 108, 38, DEEP, 4) +
  path('M120 260Q200 300 280 260', 'none');
const extinguisher: Draw = () =>
  rect(146, 130, 108, 194, RED, 30) +
  rect(182, 96, 36, 36, MID, 4) +
  path('M176 96H262L276 80H196Z', DEEP) +
  path('M226 110C300 110 310 170 300 240', 'none') +
  polygon(
    [
      [290, 238],
      [312, 238],
      [318, 268],
      [284, 268],
    ],
    DEEP,
  ) +
  rect(164, 190, 72, 74, PALE, 4) +
  circle(200, 114, 10, PALE);
const sign: Draw = () =>
  polygon(
    [
      [200, 70],
      [330, 296],
      [70, 296],
    ],
    YELLOW,
  ) +
  polygon(
    [
      [200, 104],
      [300, 278],
      [100, 278],
    ],
    '#fbf2d2',
  ) +
  rect(190, 150, 20, 74, DARK, 6) +
  circle(200, 250, 12, DARK);
const cone: Draw = () =>
  polygon(
    [
      [178, 70],
      [222, 70],
      [276, 288],
      [124, 288],
    ],
    RED,
  ) +
  polygon(
    [
      [166, 126],
      [234, 126],
      [244, 168],
      [156, 168],
    ],
    PALE,
  ) +
  polygon(
    [
      [146, 208],
      [254, 208],
      [264, 248],
      [136, 248],
    ],
    PALE,
  ) +
  rect(90, 288, 220, 26, DEEP, 6);
const kit: Draw = () =>
  rect(80, 130, 240, 170, RED, 14) +
  path('M156 130V104H244V130', 'none') +
  circle(200, 214, 56, PALE) +
  rect(190, 176, 20, 76, RED, 0) +
  rect(162, 204, 76, 20, RED, 0);
const alarm: Draw = () =>
  path('M130 240V180A70 70 0 0 1 270 180V240Z', RED) +
  rect(110, 240, 180, 34, DEEP, 8) +
  rect(130, 274, 140, 20, MID, 4) +
  path('M96 150L66 130M304 150L334 130M200 90V54M120 100L100 76M280 100L300 76', 'none');
const lamp: Draw = () =>
  rect(70, 150, 260, 100, PALE, 10) +
  circle(124, 200, 36, YELLOW) +
  circle(276, 200, 36, YELLOW) +
  rect(176, 172, 48, 56, GREEN, 4) +
  line(188, 200, 212, 200, 5);
const camera: Draw = () =>
  path('M80 130H280L310 160V220H80Z', PALE) +
  circle(288, 190, 34, DEEP) +
  circle(288, 190, 18, BLUE) +
  path('M150 220V270H110', 'none') +
  rect(80, 256, 32, 60, MID, 4) +
  ellipse(110, 150, 10, 6, RED);
const hose: Draw = () =>
  circle(200, 190, 116, RED) +
  circle(200, 190, 92, HOLE) +
  circle(200, 190, 84, RED) +
  circle(200, 190, 58, HOLE) +
  circle(200, 190, 50, RED) +
  circle(200, 190, 22, HOLE) +
  rect(304, 240, 56, 34, MID, 6);

export const PROTECTION: Drawings = {
  glove: hand(BLUE),
  'cotton-glove': hand(PALE),
  'chem-glove': hand(GREEN),
  'welding-glove': hand(RED),
  helmet,
  goggles,
  glasses,
  'face-mask': mask,
  'half-mask': respirator,
  earmuff,
  earplug,
  shoe,
  boot,
  vest,
  coverall,
  harness,
  'face-shield': faceShield,
  'welding-helmet': weldingHelmet,
  extinguisher,
  sign,
  cone,
  'first-aid': kit,
  alarm,
  'emergency-light': lamp,
  camera,
  'fire-hose': hose,
};
