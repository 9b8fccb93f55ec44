import type { Draw, Drawings } from './measures.ts';
import * as pen from './pen.ts';

/** One module per pole, side by side on the rail. */
const breaker: Draw = ({ poles = 1 }) => {
  const width = pen.clamp(92 - poles * 8, 58, 84);
  const left = 200 - (width * poles) / 2;
  return (
    Array.from({ length: poles }, (_, n) => {
      const x = left + n * width;
      return (
        pen.rect(x, 70, width, 250, pen.PALE, 5) +
        pen.circle(x + width / 2, 96, 11, pen.DEEP) +
        pen.circle(x + width / 2, 294, 11, pen.DEEP) +
        pen.rect(x + 10, 130, width - 20, 100, pen.MID, 4) +
        pen.rect(x + width / 2 - 12, 150, 24, 40, pen.BLUE, 4)
      );
    }).join('') + (poles > 1 ? pen.rect(left + 20, 158, width * poles - 40, 14, pen.BLUE, 4) : '')
  );
};
const moulded: Draw = ({ poles = 3 }) =>
  pen.rect(96, 60, 208, 264, pen.DEEP, 8) +
  Array.from(
    { length: poles },
    (_, n) =>
      pen.rect(110 + (n * 180) / poles, 68, 150 / poles, 40, pen.PALE, 3) +
      pen.rect(110 + (n * 180) / poles, 276, 150 / poles, 40, pen.PALE, 3),
  ).join('') +
  pen.rect(136, 130, 128, 120, pen.PALE, 6) +
  pen.rect(182, 150, 36, 60, pen.DARK, 5) +
  pen.rect(150, 222, 100, 18, pen.YELLOW, 3);
const contactor: Draw = () =>
  pen.rect(100, 80, 200, 230, pen.PALE, 8) +
  pen.rect(100, 80, 200, 52, pen.MID, 6) +
  pen.rect(100, 258, 200, 52, pen.MID, 6) +
  [132, 178, 222, 268].map((x) => pen.circle(x, 106, 12, pen.HOLE) + pen.circle(x, 284, 12, pen.HOLE)).join('') +
  pen.rect(140, 152, 120, 86, pen.DEEP, 6) +
  pen.rect(172, 172, 56, 46, pen.PALE, 4);
const relay: Draw = () =>
  pen.rect(130, 60, 140, 180, pen.BLUE, 8) +
  pen.rect(150, 84, 100, 84, pen.HOLE, 4) +
  pen.path('M166 150V110H234V150M180 110V96M220 110V96', 'none') +
  pen.rect(110, 240, 180, 70, pen.DEEP, 6) +
  [136, 168, 200, 232, 264].map((x) => pen.circle(x, 276, 10, pen.PALE)).join('');
const rack: Draw = () =>
  pen.rect(56, 96, 288, 190, pen.PALE, 8) +
  pen.rect(56, 96, 92, 190, pen.MID, 8) +
  pen.line(204, 96, 204, 286) +
  pen.line(262, 96, 262, 286) +
  pen.hatch(166, 196, 120, 120, 90) +
  [120, 140, 160, 180]
    .map(
      (y) =>
        pen.circle(172, y, 5, pen.GREEN) +
        pen.circle(190, y, 5, pen.YELLOW) +
        pen.circle(230, y, 5, pen.GREEN) +
        pen.circle(290, y, 5, pen.RED),
    )
    .join('') +
  pen.rect(76, 120, 52, 36, pen.GREEN, 3) +
  pen.rect(160, 220, 36, 48, pen.DEEP, 3) +
  pen.rect(216, 220, 36, 48, pen.DEEP, 3) +
  pen.rect(276, 220, 50, 48, pen.DEEP, 3);
const sensor: Draw = () =>
  pen.turned(
    -18,
    pen.rect(60, 164, 180, 52, pen.MID, 4) +
      pen.hatch(72, 226, 216, 164, 11, 6) +
      pen.rect(40, 168, 22, 44, pen.RED, 4) +
      pen.rect(240, 172, 34, 36, pen.DEEP, 4) +
      pen.path('M274 190C320 190 320 240 364 236', 'none') +
      pen.rect(120, 148, 26, 84, pen.PALE, 3),
  );
const boxSensor: Draw = () =>
  pen.rect(130, 90, 140, 190, pen.DEEP, 10) +
  pen.circle(200, 148, 38, pen.BLUE) +
  pen.circle(200, 148, 20, pen.HOLE) +
  pen.circle(170, 220, 7, pen.GREEN) +
  pen.circle(230, 220, 7, pen.YELLOW) +
  pen.path('M200 280V330', 'none') +
  pen.rect(186, 280, 28, 18, pen.MID, 3);
const button =
  (fill: string, big = false): Draw =>
  () =>
    pen.circle(200, 180, 110, pen.PALE) +
    pen.circle(200, 180, big ? 92 : 70, fill) +
    pen.circle(200, 180, big ? 74 : 52, '#ffffff55') +
    pen.rect(170, 290, 60, 36, pen.MID, 4);
const limitSwitch: Draw = () =>
  pen.rect(130, 150, 140, 160, pen.BLUE, 10) +
  pen.circle(200, 150, 26, pen.MID) +
  pen.path('M196 150L130 66L146 56L212 140Z', pen.PALE) +
  pen.circle(134, 62, 22, pen.DEEP) +
  pen.circle(154, 290, 7, pen.HOLE) +
  pen.circle(246, 290, 7, pen.HOLE);
const supply: Draw = () =>
  pen.rect(96, 80, 208, 230, pen.PALE, 8) +
  pen.hatch(112, 290, 100, 180, 14, 0, 3) +
  pen.rect(112, 200, 176, 40, pen.MID, 4) +
  [130, 165, 200, 235, 270].map((x) => pen.rect(x - 12, 256, 24, 34, pen.DEEP, 3)).join('') +
  pen.circle(130, 220, 8, pen.GREEN);
const drive: Draw = () =>
  pen.rect(100, 60, 200, 264, pen.DEEP, 10) +
  pen.rect(126, 84, 148, 58, pen.GREEN, 6) +
  pen.circle(200, 190, 30, pen.PALE) +
  [150, 250].map((x) => pen.rect(x - 16, 176, 32, 28, pen.MID, 4)).join('') +
  pen.hatch(116, 288, 240, 280, 12) +
  pen.rect(116, 290, 168, 22, pen.PALE, 3);
const screen: Draw = () =>
  pen.rect(60, 84, 280, 206, pen.DEEP, 12) +
  pen.rect(84, 106, 232, 148, pen.GREEN, 4) +
  pen.path('M100 230L140 180L176 206L226 140L300 176', 'none') +
  [170, 200, 230].map((x) => pen.circle(x, 272, 7, pen.PALE)).join('');
const terminal: Draw = () =>
  [70, 120, 170, 220, 270]
    .map(
      (x) =>
        pen.path(`M${x} 100H${x + 46}V290H${x}Z`, x === 170 ? pen.GREEN : pen.PALE) +
        pen.circle(x + 23, 130, 13, pen.DEEP) +
        pen.circle(x + 23, 260, 13, pen.DEEP) +
        pen.rect(x + 10, 170, 26, 50, pen.MID, 3),
    )
    .join('');
const cabinet: Draw = () =>
  pen.rect(96, 60, 208, 270, pen.PALE, 8) +
  pen.rect(112, 76, 176, 238, pen.HOLE, 4) +
  pen.rect(262, 170, 14, 50, pen.DEEP, 4) +
  pen.polygon(
    [
      [200, 120],
      [226, 166],
      [174, 166],
    ],
    pen.YELLOW,
  ) +
  pen.line(130, 280, 230, 280, 3) +
  pen.line(130, 292, 230, 292, 3);
const motor: Draw = () =>
  pen.rect(140, 120, 170, 140, pen.DEEP, 8) +
  pen.rect(112, 106, 30, 168, pen.PALE, 4) +
  pen.rect(62, 178, 52, 24, pen.MID, 3) +
  pen.circle(126, 124, 7, pen.HOLE) +
  pen.circle(126, 256, 7, pen.HOLE) +
  pen.hatch(164, 296, 126, 254, 16) +
  pen.rect(238, 94, 50, 28, pen.MID, 4);
export const ELECTRICAL: Drawings = {
  breaker,
  mccb: moulded,
  contactor,
  relay,
  plc: rack,
  'prox-sensor': sensor,
  'photo-sensor': boxSensor,
  button: button(pen.GREEN),
  'pilot-lamp': button(pen.YELLOW),
  'e-stop': button(pen.RED, true),
  'limit-switch': limitSwitch,
  'power-supply': supply,
  inverter: drive,
  hmi: screen,
  terminal,
  enclosure: cabinet,
  'servo-motor': motor,
};
