import type { Draw, Drawings } from './measures.ts';
import * as pen from './pen.ts';

const tilt = (content: string) => pen.turned(-32, content);

const combinationWrench: Draw = () =>
  tilt(
    pen.path('M118 174H282V206H118Z', pen.MID) +
      pen.line(138, 190, 262, 190, 3) +
      pen.circle(310, 190, 44, pen.PALE) +
      pen.regular(310, 190, 26, 12, pen.HOLE) +
      pen.path('M122 236A58 58 0 0 1 62 222L92 206V174L62 158A58 58 0 0 1 122 144Q140 162 140 190T122 236Z', pen.PALE),
  );
const openWrench: Draw = () =>
  tilt(
    pen.path('M118 174H282V206H118Z', pen.MID) +
      pen.path('M122 236A58 58 0 0 1 62 222L92 206V174L62 158A58 58 0 0 1 122 144Q140 162 140 190T122 236Z', pen.PALE) +
      pen.path(
        'M278 144A52 52 0 0 1 340 164L310 176V204L340 216A52 52 0 0 1 278 236Q262 214 262 190T278 144Z',
        pen.PALE,
      ),
  );
const adjustableWrench: Draw = () =>
  tilt(
    pen.path('M150 170H340Q356 190 340 210H150Z', pen.MID) +
      pen.circle(326, 190, 9, pen.HOLE) +
      pen.path('M160 150L150 230L110 250L64 236L92 206V186L54 178L58 146L104 132Z', pen.PALE) +
      pen.path('M92 206L64 236L100 246Z', pen.DEEP) +
      pen.rect(116, 204, 26, 14, pen.DEEP, 3),
  );
const pipeWrench: Draw = () =>
  tilt(
    pen.path('M160 166H346V214H160Z', pen.RED) +
      pen.line(190, 190, 330, 190, 3) +
      pen.path('M166 160V224H128L60 226V192H120V160Z', pen.PALE) +
      pen.path('M60 148L132 150V120H60Z', pen.PALE) +
      pen.hatch(66, 114, 192, 200, 10) +
      pen.hatch(66, 124, 140, 149, 10),
  );
const pliers =
  (jaw: string): Draw =>
  () =>
    pen.path('M188 186C150 240 132 290 130 338H158C162 290 182 244 214 206Z', pen.RED) +
    pen.path('M212 186C250 240 268 290 270 338H242C238 290 218 244 186 206Z', pen.RED) +
    jaw +
    pen.circle(200, 186, 16, pen.MID);
const combinationJaw =
  pen.path('M196 190L158 150Q152 92 192 62L198 110Z', pen.PALE) +
  pen.path('M204 190L242 150Q248 92 208 62L202 110Z', pen.PALE) +
  pen.hatch(170, 194, 84, 84, 50) +
  pen.line(184, 92, 196, 92) +
  pen.line(204, 92, 216, 92) +
  pen.line(180, 106, 197, 106) +
  pen.line(203, 106, 220, 106);
const longJaw = pen.path('M196 190L164 156L190 40H198Z', pen.PALE) + pen.path('M204 190L236 156L210 40H202Z', pen.PALE);
const cuttingJaw =
  pen.path('M196 190L150 158Q150 112 196 96V140Z', pen.PALE) +
  pen.path('M204 190L250 158Q250 112 204 96V140Z', pen.PALE);
const screwdriver: Draw = () =>
  pen.turned(
    -38,
    pen.rect(40, 160, 132, 60, pen.BLUE, 22) +
      pen.hatch(66, 150, 166, 214, 20) +
      pen.rect(170, 172, 20, 36, pen.DEEP, 3) +
      pen.rect(190, 182, 146, 16, pen.MID, 2) +
      pen.polygon(
        [
          [336, 182],
          [360, 187],
          [360, 193],
          [336, 198],
        ],
        pen.DARK,
      ),
  );
const bit: Draw = () =>
  pen.turned(
    -24,
    pen.regular(110, 190, 40, 6, pen.PALE, 0) +
      pen.rect(110, 168, 110, 44, pen.PALE, 4) +
      pen.rect(220, 178, 80, 24, pen.MID, 3) +
      pen.polygon(
        [
          [300, 178],
          [344, 186],
          [344, 194],
          [300, 202],
        ],
        pen.DARK,
      ),
  );
const hexKey: Draw = () =>
  pen.path('M90 96H122V258Q122 268 132 268H322V300H124Q90 300 90 262Z', pen.MID) +
  pen.regular(106, 92, 20, 6, pen.PALE, 30) +
  pen.line(106, 116, 106, 262, 3);
const socket: Draw = () =>
  pen.path('M110 120H290V214H262V276H138V214H110Z', pen.PALE) +
  pen.ellipse(200, 120, 90, 26, pen.MID) +
  pen.regular(200, 120, 44, 6, pen.HOLE, 0) +
  pen.line(138, 214, 262, 214) +
  pen.hatch(150, 250, 240, 258, 14);
const ratchet: Draw = () =>
  tilt(
    pen.rect(150, 172, 210, 36, pen.MID, 16) +
      pen.hatch(270, 344, 174, 206, 12) +
      pen.path('M150 168Q130 120 92 124Q44 130 44 190T92 256Q130 260 150 212Z', pen.PALE) +
      pen.circle(98, 190, 32, pen.MID) +
      pen.rect(84, 176, 28, 28, pen.DEEP, 3),
  );
const torqueWrench: Draw = () =>
  tilt(
    pen.rect(120, 176, 150, 28, pen.PALE, 4) +
      pen.rect(268, 166, 96, 48, pen.DEEP, 12) +
      pen.hatch(284, 352, 168, 212, 12) +
      pen.circle(88, 190, 40, pen.PALE) +
      pen.rect(74, 176, 28, 28, pen.DEEP, 3) +
      pen.line(190, 182, 250, 182, 3) +
      pen.line(200, 190, 250, 190, 3),
  );
const hammer: Draw = () =>
  pen.turned(
    38,
    pen.rect(188, 120, 28, 226, pen.RED, 10) +
      pen.path('M110 84H246V128H214L206 140H196L188 128H110Q98 106 110 84Z', pen.PALE) +
      pen.path('M246 88Q300 84 326 132Q290 112 246 124Z', pen.MID),
  );
const mallet: Draw = () =>
  pen.turned(
    38,
    pen.rect(187, 140, 28, 206, pen.MID, 10) +
      pen.rect(106, 74, 190, 76, pen.DEEP, 14) +
      pen.line(140, 74, 140, 150) +
      pen.line(262, 74, 262, 150),
  );
const chisel: Draw = () =>
  pen.turned(
    -36,
    pen.rect(40, 164, 130, 52, pen.RED, 16) +
      pen.rect(168, 174, 132, 32, pen.MID, 2) +
      pen.polygon(
        [
          [300, 170],
          [356, 178],
          [356, 202],
          [300, 210],
        ],
        pen.PALE,
      ),
  );
const file: Draw = () =>
  pen.turned(
    -36,
    pen.path('M44 178Q60 160 110 164L150 174V206L110 216Q60 220 44 202Z', pen.RED) +
      pen.rect(150, 168, 204, 44, pen.MID, 3) +
      pen.hatch(160, 340, 212, 168, 10, 10, 2),
  );
const saw: Draw = () =>
  pen.path('M60 120H300L340 150L160 236L60 190Z', pen.PALE) +
  pen.path('M40 110H112Q120 190 96 214H56Q30 170 40 110Z', pen.RED) +
  pen.ellipse(78, 164, 16, 30, pen.HOLE) +
  pen.path('M160 236L340 150', 'none') +
  pen.hatch(176, 330, 236, 226, 14, -2, 2);
const hacksaw: Draw = () =>
  pen.path('M70 250V120H306V250H286V140H92V250Z', pen.MID) +
  pen.rect(60, 240, 268, 12, pen.DEEP, 2) +
  pen.path('M300 150H352V250Q340 274 306 262Z', pen.BLUE);
const knife: Draw = () =>
  pen.turned(
    -34,
    pen.path('M40 168H230L246 190L230 212H40Q26 190 40 168Z', pen.RED) +
      pen.polygon(
        [
          [236, 174],
          [350, 174],
          [330, 206],
          [236, 206],
        ],
        pen.PALE,
      ) +
      pen.hatch(262, 330, 174, 206, 22, -8) +
      pen.rect(110, 162, 46, 12, pen.DEEP, 4),
  );
const scissors: Draw = () =>
  pen.path('M196 190L104 60Q92 74 100 96L184 214Z', pen.PALE) +
  pen.path('M204 190L296 60Q308 74 300 96L216 214Z', pen.PALE) +
  pen.ellipse(152, 274, 40, 52, pen.RED) +
  pen.ellipse(248, 274, 40, 52, pen.RED) +
  pen.ellipse(152, 274, 20, 30, pen.HOLE) +
  pen.ellipse(248, 274, 20, 30, pen.HOLE) +
  pen.circle(200, 196, 10, pen.MID);
const cutter: Draw = () =>
  pen.path('M190 150L96 340H128L212 190Z', pen.RED) +
  pen.path('M210 150L304 340H272L188 190Z', pen.RED) +
  pen.path('M160 60Q140 110 176 160H224Q260 110 240 60L206 108H194Z', pen.PALE) +
  pen.circle(200, 156, 16, pen.MID);
const vise: Draw = () =>
  pen.path('M90 250H300V290H90Z', pen.MID) +
  pen.path('M120 140H196V250H150Q120 220 120 140Z', pen.PALE) +
  pen.path('M220 140H290L300 250H220Z', pen.PALE) +
  pen.rect(176, 122, 22, 40, pen.DEEP, 2) +
  pen.rect(218, 122, 22, 40, pen.DEEP, 2) +
  pen.rect(50, 196, 72, 18, pen.MID, 6) +
  pen.rect(42, 160, 10, 92, pen.DEEP, 5) +
  pen.rect(120, 290, 150, 20, pen.PALE);
const box: Draw = () =>
  pen.rect(70, 156, 260, 140, pen.BLUE, 10) +
  pen.path('M150 156V128Q150 110 170 110H230Q250 110 250 128V156H230V130H170V156Z', pen.DEEP) +
  pen.line(70, 208, 330, 208) +
  pen.rect(180, 196, 40, 26, pen.PALE, 4);
const cabinet: Draw = () =>
  pen.rect(96, 66, 208, 226, pen.PALE, 6) +
  [76, 128, 180, 232]
    .map((y) => pen.rect(108, y, 184, 46, pen.MID, 4) + pen.rect(176, y + 18, 48, 9, pen.DEEP, 4))
    .join('') +
  pen.circle(130, 304, 12, pen.DEEP) +
  pen.circle(270, 304, 12, pen.DEEP);
const toolSet: Draw = () =>
  pen.rect(60, 100, 280, 196, pen.BLUE, 12) +
  pen.rect(76, 116, 248, 164, pen.MID, 6) +
  [106, 150, 194, 238, 282].map((x) => pen.circle(x, 152, 15, pen.PALE) + pen.circle(x, 152, 7, pen.HOLE)).join('') +
  pen.rect(96, 190, 200, 16, pen.PALE, 6) +
  [112, 160, 208, 256].map((x) => pen.rect(x, 222, 14, 44, pen.PALE, 4)).join('');
const ladder: Draw = () =>
  pen.path('M150 60H166L140 330H118Z', pen.MID) +
  pen.path('M234 60H250L282 330H260Z', pen.MID) +
  [96, 146, 196, 246, 296]
    .map((y) => pen.rect(150 - (y - 96) * 0.1, y, 100 + (y - 96) * 0.2, 12, pen.PALE, 3))
    .join('');
const jack: Draw = () =>
  pen.rect(110, 280, 180, 26, pen.MID) +
  pen.rect(140, 176, 120, 106, pen.RED, 8) +
  pen.rect(172, 96, 56, 82, pen.PALE, 4) +
  pen.rect(158, 80, 84, 20, pen.MID, 4) +
  pen.path('M256 230H346', 'none') +
  pen.rect(254, 220, 100, 16, pen.DEEP, 6);
const tester: Draw = () =>
  pen.turned(
    -36,
    pen.rect(70, 164, 160, 52, pen.RED, 18) +
      pen.rect(104, 178, 60, 24, pen.HOLE, 4) +
      pen.rect(228, 180, 90, 20, pen.MID, 3) +
      pen.polygon(
        [
          [318, 182],
          [352, 190],
          [318, 198],
        ],
        pen.DARK,
      ),
  );
const puller: Draw = () =>
  pen.rect(188, 50, 24, 230, pen.MID, 4) +
  pen.hatch(190, 208, 60, 60, 40) +
  pen.rect(110, 110, 180, 34, pen.PALE, 6) +
  pen.path('M118 130H146L150 290L178 312L164 322L120 300Z', pen.PALE) +
  pen.path('M282 130H254L250 290L222 312L236 322L280 300Z', pen.PALE);

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
