import type { Draw, Drawings } from './measures.ts';
import {
  BLUE,
  circle,
  DARK,
  DEEP,
  ellipse,
  HOLE,
  hatch,
  line,
  MID,
  PALE,
  path,
  polygon,
  RED,
  rect,
  regular,
  turned,
} from './pen.ts';

const tilt = (content: string) => turned(-32, content);

const combinationWrench: Draw = () =>
  tilt(
    path('M118 174H282V206H118Z', MID) +
      line(138, 190, 262, 190, 3) +
      circle(310, 190, 44, PALE) +
      regular(310, 190, 26, 12, HOLE) +
      path('M122 236A58 58 0 0 1 62 222L92 206V174L62 158A58 58 0 0 1 122 144Q140 162 140 190T122 236Z', PALE),
  );
const openWrench: Draw = () =>
  tilt(
    path('M118 174H282V206H118Z', MID) +
      path('M122 236A58 58 0 0 1 62 222L92 206V174L62 158A58 58 0 0 1 122 144Q140 162 140 190T122 236Z', PALE) +
      path('M278 144A52 52 0 0 1 340 164L310 176V204L340 216A52 52 0 0 1 278 236Q262 214 262 190T278 144Z', PALE),
  );
const adjustableWrench: Draw = () =>
  tilt(
    path('M150 170H340Q356 190 340 210H150Z', MID) +
      circle(326, 190, 9, HOLE) +
      path('M160 150L150 230L110 250L64 236L92 206V186L54 178L58 146L104 132Z', PALE) +
      path('M92 206L64 236L100 246Z', DEEP) +
      rect(116, 204, 26, 14, DEEP, 3),
  );
const pipeWrench: Draw = () =>
  tilt(
    path('M160 166H346V214H160Z', RED) +
      line(190, 190, 330, 190, 3) +
      path('M166 160V224H128L60 226V192H120V160Z', PALE) +
      path('M60 148L132 150V120H60Z', PALE) +
      hatch(66, 114, 192, 200, 10) +
      hatch(66, 124, 140, 149, 10),
  );
const pliers =
  (jaw: string): Draw =>
  () =>
    path('M188 186C150 240 132 290 130 338H158C162 290 182 244 214 206Z', RED) +
    path('M212 186C250 240 268 290 270 338H242C238 290 218 244 186 206Z', RED) +
    jaw +
    circle(200, 186, 16, MID);
const combinationJaw =
  path('M196 190L158 150Q152 92 192 62L198 110Z', PALE) +
  path('M204 190L242 150Q248 92 208 62L202 110Z', PALE) +
  hatch(170, 194, 84, 84, 50) +
  line(184, 92, 196, 92) +
  line(204, 92, 216, 92) +
  line(180, 106, 197, 106) +
  line(203, 106, 220, 106);
const longJaw = path('M196 190L164 156L190 40H198Z', PALE) + path('M204 190L236 156L210 40H202Z', PALE);
const cuttingJaw =
  path('M196 190L150 158Q150 112 196 96V140Z', PALE) + path('M204 190L250 158Q250 112 204 96V140Z', PALE);
const screwdriver: Draw = () =>
  turned(
    -38,
    rect(40, 160, 132, 60, BLUE, 22) +
      hatch(66, 150, 166, 214, 20) +
      rect(170, 172, 20, 36, DEEP, 3) +
      rect(190, 182, 146, 16, MID, 2) +
      polygon(
        [
          [336, 182],
          [360, 187],
          [360, 193],
          [336, 198],
        ],
        DARK,
      ),
  );
const bit: Draw = () =>
  turned(
    -24,
    regular(110, 190, 40, 6, PALE, 0) +
      rect(110, 168, 110, 44, PALE, 4) +
      rect(220, 178, 80, 24, MID, 3) +
      polygon(
        [
          [300, 178],
          [344, 186],
          [344, 194],
          [300, 202],
        ],
        DARK,
      ),
  );
const hexKey: Draw = () =>
  path('M90 96H122V258Q122 268 132 268H322V300H124Q90 300 90 262Z', MID) +
  regular(106, 92, 20, 6, PALE, 30) +
  line(106, 116, 106, 262, 3);
const socket: Draw = () =>
  path('M110 120H290V214H262V276H138V214H110Z', PALE) +
  ellipse(200, 120, 90, 26, MID) +
  regular(200, 120, 44, 6, HOLE, 0) +
  line(138, 214, 262, 214) +
  hatch(150, 250, 240, 258, 14);
const ratchet: Draw = () =>
  tilt(
    rect(150, 172, 210, 36, MID, 16) +
      hatch(270, 344, 174, 206, 12) +
      path('M150 168Q130 120 92 124Q44 130 44 190T92 256Q130 260 150 212Z', PALE) +
      circle(98, 190, 32, MID) +
      rect(84, 176, 28, 28, DEEP, 3),
  );
const torqueWrench: Draw = () =>
  tilt(
    rect(120, 176, 150, 28, PALE, 4) +
      rect(268, 166, 96, 48, DEEP, 12) +
      hatch(284, 352, 168, 212, 12) +
      circle(88, 190, 40, PALE) +
      rect(74, 176, 28, 28, DEEP, 3) +
      line(190, 182, 250, 182, 3) +
      line(200, 190, 250, 190, 3),
  );
const hammer: Draw = () =>
  turned(
    38,
    rect(188, 120, 28, 226, RED, 10) +
      path('M110 84H246V128H214L206 140H196L188 128H110Q98 106 110 84Z', PALE) +
      path('M246 88Q300 84 326 132Q290 112 246 124Z', MID),
  );
const mallet: Draw = () =>
  turned(
    38,
    rect(187, 140, 28, 206, MID, 10) +
      rect(106, 74, 190, 76, DEEP, 14) +
      line(140, 74, 140, 150) +
      line(262, 74, 262, 150),
  );
const chisel: Draw = () =>
  turned(
    -36,
    rect(40, 164, 130, 52, RED, 16) +
      rect(168, 174, 132, 32, MID, 2) +
      polygon(
        [
          [300, 170],
          [356, 178],
          [356, 202],
          [300, 210],
        ],
        PALE,
      ),
  );
const file: Draw = () =>
  turned(
    -36,
    path('M44 178Q60 160 110 164L150 174V206L110 216Q60 220 44 202Z', RED) +
      rect(150, 168, 204, 44, MID, 3) +
      hatch(160, 340, 212, 168, 10, 10, 2),
  );
const saw: Draw = () =>
  path('M60 120H300L340 150L160 236L60 190Z', PALE) +
  path('M40 110H112Q120 190 96 214H56Q30 170 40 110Z', RED) +
  ellipse(78, 164, 16, 30, HOLE) +
  path('M160 236L340 150', 'none') +
  hatch(176, 330, 236, 226, 14, -2, 2);
const hacksaw: Draw = () =>
  path('M70 250V120H306V250H286V140H92V250Z', MID) +
  rect(60, 240, 268, 12, DEEP, 2) +
  path('M300 150H352V250Q340 274 306 262Z', BLUE);
const knife: Draw = () =>
  turned(
    -34,
    path('M40 168H230L246 190L230 212H40Q26 190 40 168Z', RED) +
      polygon(
        [
          [236, 174],
          [350, 174],
          [330, 206],
          [236, 206],
        ],
        PALE,
      ) +
      hatch(262, 330, 174, 206, 22, -8) +
      rect(110, 162, 46, 12, DEEP, 4),
  );
const scissors: Draw = () =>
  path('M196 190L104 60Q92 74 100 96L184 214Z', PALE) +
  path('M204 190L296 60Q308 74 300 96L216 214Z', PALE) +
  ellipse(152, 274, 40, 52, RED) +
  ellipse(248, 274, 40, 52, RED) +
  ellipse(152, 274, 20, 30, HOLE) +
  ellipse(248, 274, 20, 30, HOLE) +
  circle(200, 196, 10, MID);
const cutter: Draw = () =>
  path('M190 150L96 340H128L212 190Z', RED) +
  path('M210 150L304 340H272L188 190Z', RED) +
  path('M160 60Q140 110 176 160H224Q260 110 240 60L206 108H194Z', PALE) +
  circle(200, 156, 16, MID);
const vise: Draw = () =>
  path('M90 250H300V290H90Z', MID) +
  path('M120 140H196V250H150Q120 220 120 140Z', PALE) +
  path('M220 140H290L300 250H220Z', PALE) +
  rect(176, 122, 22, 40, DEEP, 2) +
  rect(218, 122, 22, 40, DEEP, 2) +
  rect(50, 196, 72, 18, MID, 6) +
  rect(42, 160, 10, 92, DEEP, 5) +
  rect(120, 290, 150, 20, PALE);
const box: Draw = () =>
  rect(70, 156, 260, 140, BLUE, 10) +
  path('M150 156V128Q150 110 170 110H230Q250 110 250 128V156H230V130H170V156Z', DEEP) +
  line(70, 208, 330, 208) +
  rect(180, 196, 40, 26, PALE, 4);
const cabinet: Draw = () =>
  rect(96, 66, 208, 226, PALE, 6) +
  [76, 128, 180, 232].map((y) => rect(108, y, 184, 46, MID, 4) + rect(176, y + 18, 48, 9, DEEP, 4)).join('') +
  circle(130, 304, 12, DEEP) +
  circle(270, 304, 12, DEEP);
const toolSet: Draw = () =>
  rect(60, 100, 280, 196, BLUE, 12) +
  rect(76, 116, 248, 164, MID, 6) +
  [106, 150, 194, 238, 282].map((x) => circle(x, 152, 15, PALE) + circle(x, 152, 7, HOLE)).join('') +
  rect(96, 190, 200, 16, PALE, 6) +
  [112, 160, 208, 256].map((x) => rect(x, 222, 14, 44, PALE, 4)).join('');
const ladder: Draw = () =>
  path('M150 60H166L140 330H118Z', MID) +
  path('M234 60H250L282 330H260Z', MID) +
  [96, 146, 196, 246, 296].map((y) => rect(150 - (y - 96) * 0.1, y, 100 + (y - 96) * 0.2, 12, PALE, 3)).join('');
const jack: Draw = () =>
  rect(110, 280, 180, 26, MID) +
  rect(140, 176, 120, 106, RED, 8) +
  rect(172, 96, 56, 82, PALE, 4) +
  rect(158, 80, 84, 20, MID, 4) +
  path('M256 230H346', 'none') +
  rect(254, 220, 100, 16, DEEP, 6);
const tester: Draw = () =>
  turned(
    -36,
    rect(70, 164, 160, 52, RED, 18) +
      rect(104, 178, 60, 24, HOLE, 4) +
      rect(228, 180, 90, 20, MID, 3) +
      polygon(
        [
          [318, 182],
          [352, 190],
          [318, 198],
        ],
        DARK,
      ),
  );
const puller: Draw = () =>
  rect(188, 50, 24, 230, MID, 4) +
  hatch(190, 208, 60, 60, 40) +
  rect(110, 110, 180, 34, PALE, 6) +
  path('M118 130H146L150 290L178 312L164 322L120 300Z', PALE) +
  path('M282 130H254L250 290L222 312L236 322L280 300Z', PALE);

export const HAND_TOOLS: Drawings = {
  'combination-wrench': combinationWrench,
  'open-wrench': openWrench,
  'adjustable-wrench': adjustableWrench,
  'pipe-wrench': pipeWrench,
  pliers: pliers(combinationJaw),
  'long-nose-pliers': pliers(longJaw),
  'diagonal-pliers': pliers(cuttingJaw),
  screwdriver,
  bit,
  'hex-key': hexKey,
  socket,
  'ratchet-wrench': ratchet,
  'torque-wrench': torqueWrench,
  'claw-hammer': hammer,
  mallet,
  chisel,
  file,
  'hand-saw': saw,
  hacksaw,
  knife,
  scissors,
  'bolt-cutter': cutter,
  vise,
  toolbox: box,
  'tool-cabinet': cabinet,
  'tool-set': toolSet,
  ladder,
  jack,
  'voltage-tester': tester,
  puller,
};
