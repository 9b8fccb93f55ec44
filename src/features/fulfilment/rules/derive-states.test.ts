import { describe, expect, it } from 'vitest';
import { orderWork, parcelLine, workPart, workShipment } from '#tests/factories/order-work.ts';
import { deriveOrderStatus, derivePartStatus } from './derive-states.ts';
import type { WorkShipment } from './order-work.ts';

const three = [parcelLine(1, 3)];
const two = [parcelLine(1, 2)];
const one = [parcelLine(1, 1)];

describe('a part of three units', () => {
  it.each<[string, WorkShipment[], string]>([
    ['nothing has left', [], 'picked'],
    ['some have left', [workShipment(1, two)], 'partly_shipped'],
    ['the last has left', [workShipment(1, two), workShipment(1, one)], 'shipped'],
    ['some are signed', [workShipment(1, two, 'signed')], 'partly_signed'],
    ['all have left and some are signed', [workShipment(1, two, 'signed'), workShipment(1, one)], 'partly_signed'],
    ['all are signed', [workShipment(1, three, 'signed')], 'signed'],
    ['all were refused', [workShipment(1, three, 'refused')], 'refused'],
    ['some were refused, the rest signed', [workShipment(1, two, 'refused'), workShipment(1, one, 'signed')], 'signed'],
    ['only parcels of another part have left', [workShipment(2, three)], 'picked'],
  ])('of which %s', (_, shipments, status) => {
    const part = workPart(1, three, { status: 'picked' });
    expect(derivePartStatus(orderWork([part, workPart(2, three)], { shipments }), part)).toBe(status);
  });
});

describe('an order', () => {
  it('follows what has left of all its parts', () => {
    const [first, second] = [workPart(1, three, { status: 'shipped' }), workPart(2, two, { status: 'picked' })];
    const status = (...shipments: WorkShipment[]) => deriveOrderStatus(orderWork([first, second], { shipments }));
    expect(status()).toBe('to_ship');
    expect(status(workShipment(1, three))).toBe('partly_shipped');
    expect(status(workShipment(1, three), workShipment(2, two))).toBe('to_receive');
    expect(status(workShipment(1, three, 'signed'), workShipment(2, two))).toBe('partly_signed');
    expect(status(workShipment(1, three, 'signed'), workShipment(2, two, 'signed'))).toBe('signed');
  });

  it('counts no cancelled part, unless there are no others', () => {
    const gone = workPart(2, two, { status: 'cancelled' });
    const shipments = [workShipment(1, three)];
    expect(deriveOrderStatus(orderWork([workPart(1, three), gone], { shipments }))).toBe('to_receive');
    expect(deriveOrderStatus(orderWork([gone]))).toBe('cancelled');
    expect(deriveOrderStatus(orderWork([], { status: 'confirming' }))).toBe('confirming');
  });
});
