import type { Draw, Drawings } from './measures.ts';
import {
  BLUE,
  circle,
  clamp,
  DARK,
  DEEP,
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

/** One module per pole, side by side on the rail. */
const breaker: Draw = ({ poles = 1 }) => {
  const width = clamp(92 - poles * 8, 58, 84);
  const left = 200 - (width * poles) / 2;
  return (
    Array.from({ length: poles }, (_, n) => {
      const x = left + n * width;
      return (
        rect(x, 70, width, 250, PALE, 5) +
        circle(x + width / 2, 96, 11, DEEP) +
        circle(x + width / 2, 294, 11, DEEP) +
        rect(x + 10, 130, width - 20, 100, MID, 4) +
        rect(x + width / 2 - 12, 150, 24, 40, BLUE, 4)
      );
    }).join('') + (poles > 1 ? rect(left + 20, 158, width * poles - 40, 14, BLUE, 4) : '')
  );
};
const moulded: Draw = ({ poles = 3 }) =>
  rect(96, 60, 208, 264, DEEP, 8) +
  Array.from(
    { length: poles },
    (_, n) =>
      rect(110 + (n * 180) / poles, 68, 150 / poles, 40, PALE, 3) +
      rect(110 + (n * 180) / poles, 276, 150 / poles, 40, PALE, 3),
  ).join('') +
  rect(136, 130, 128, 120, PALE, 6) +
  rect(182, 150, 36, 60, DARK, 5) +
  rect(150, 222, 100, 18, YELLOW, 3);
const contactor: Draw = () =>
  rect(100, 80, 200, 230, PALE, 8) +
  rect(100, 80, 200, 52, MID, 6) +
  rect(100, 258, 200, 52, MID, 6) +
  [132, 178, 222, 268].map((x) => circle(x, 106, 12, HOLE) + circle(x, 284, 12, HOLE)).join('') +
  rect(140, 152, 120, 86, DEEP, 6) +
  rect(172, 172, 56, 46, PALE, 4);
const relay: Draw = () =>
  rect(130, 60, 140, 180, BLUE, 8) +
  rect(150, 84, 100, 84, HOLE, 4) +
  path('M166 150V110H234V150M180 110V96M220 110V96', 'none') +
  rect(110, 240, 180, 70, DEEP, 6) +
  [136, 168, 200, 232, 264].map((x) => circle(x, 276, 10, PALE)).join('');
const rack: Draw = () =>
  rect(56, 96, 288, 190, PALE, 8) +
  rect(56, 96, 92, 190, MID, 8) +
  line(204, 96, 204, 286) +
  line(262, 96, 262, 286) +
  hatch(166, 196, 120, 120, 90) +
  [120, 140, 160, 180]
    .map(
      (y) => circle(172, y, 5, GREEN) + circle(190, y, 5, YELLOW) + circle(230, y, 5, GREEN) + circle(290, y, 5, RED),
    )
    .join('') +
  rect(76, 120, 52, 36, GREEN, 3) +
  rect(160, 220, 36, 48, DEEP, 3) +
  rect(216, 220, 36, 48, DEEP, 3) +
  rect(276, 220, 50, 48, DEEP, 3);
const sensor: Draw = () =>
  turned(
    -18,
    rect(60, 164, 180, 52, MID, 4) +
      hatch(72, 226, 216, 164, 11, 6) +
      rect(40, 168, 22, 44, RED, 4) +
      rect(240, 172, 34, 36, DEEP, 4) +
      path('M274 190C320 190 320 240 364 236', 'none') +
      rect(120, 148, 26, 84, PALE, 3),
  );
const boxSensor: Draw = () =>
  rect(130, 90, 140, 190, DEEP, 10) +
  circle(200, 148, 38, BLUE) +
  circle(200, 148, 20, HOLE) +
  circle(170, 220, 7, GREEN) +
  circle(230, 220, 7, YELLOW) +
  path('M200 280V330', 'none') +
  rect(186, 280, 28, 18, MID, 3);
const button =
  (fill: string, big = false): Draw =>
  () =>
    circle(200, 180, 110, PALE) +
    circle(200, 180, big ? 92 : 70, fill) +
    circle(200, 180, big ? 74 : 52, '#ffffff55') +
    rect(170, 290, 60, 36, MID, 4);
const limitSwitch: Draw = () =>
  rect(130, 150, 140, 160, BLUE, 10) +
  circle(200, 150, 26, MID) +
  path('M196 150L130 66L146 56L212 140Z', PALE) +
  circle(134, 62, 22, DEEP) +
  circle(154, 290, 7, HOLE) +
  circle(246, 290, 7, HOLE);
const supply: Draw = () =>
  rect(96, 80, 208, 230, PALE, 8) +
  hatch(112, 290, 100, 180, 14, 0, 3) +
  rect(112, 200, 176, 40, MID, 4) +
  [130, 165, 200, 235, 270].map((x) => rect(x - 12, 256, 24, 34, DEEP, 3)).join('') +
  circle(130, 220, 8, GREEN);
const drive: Draw = () =>
  rect(100, 60, 200, 264, DEEP, 10) +
  rect(126, 84, 148, 58, GREEN, 6) +
  circle(200, 190, 30, PALE) +
  [150, 250].map((x) => rect(x - 16, 176, 32, 28, MID, 4)).join('') +
  hatch(116, 288, 240, 280, 12) +
  rect(116, 290, 168, 22, PALE, 3);
const screen: Draw = () =>
  rect(60, 84, 280, 206, DEEP, 12) +
  rect(84, 106, 232, 148, GREEN, 4) +
  path('M100 230L140 180L176 206L226 140L300 176', 'none') +
  [170, 200, 230].map((x) => circle(x, 272, 7, PALE)).join('');
const terminal: Draw = () =>
  [70, 120, 170, 220, 270]
    .map(
      (x) =>
        path(`M${x} 100H${x + 46}V290H${x}Z`, x === 170 ? GREEN : PALE) +
        circle(x + 23, 130, 13, DEEP) +
        circle(x + 23, 260, 13, DEEP) +
        rect(x + 10, 170, 26, 50, MID, 3),
    )
    .join('');
const cabinet: Draw = () =>
  rect(96, 60, 208, 270, PALE, 8) +
  rect(112, 76, 176, 238, HOLE, 4) +
  rect(262, 170, 14, 50, DEEP, 4) +
  polygon(
    [
      [200, 120],
      [226, 166],
      [174, 166],
    ],
    YELLOW,
  ) +
  line(130, 280, 230, 280, 3) +
  line(130, 292, 230, 292, 3);
const motor: Draw = () =>
  rect(140, 120, 170, 140, DEEP, 8) +
  rect(112, 106, 30, 168, PALE, 4) +
  rect(62, 178, 52, 24, MID, 3) +
  circle(126, 124, 7, HOLE) +
  circle(126, 256, 7, HOLE) +
  hatch(164, 296, 126, 254, 16) +
  rect(238, 94, 50, 28, MID, 4);
export const ELECTRICAL: Drawings = {
  breaker,
  mccb: moulded,
  contactor,
  relay,
  plc: rack,
  'prox-sensor': sensor,
  'photo-sensor': boxSensor,
  button: button(GREEN),
  'pilot-lamp': button(YELLOW),
  'e-stop': button(RED, true),
  'limit-switch': limitSwitch,
  'power-supply': supply,
  inverter: drive,
  hmi: screen,
  terminal,
  enclosure: cabinet,
  'servo-motor': motor,
};
