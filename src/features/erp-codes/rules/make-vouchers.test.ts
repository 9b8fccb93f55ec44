import { describe, expect, it } from 'vitest';
import { makeVouchers, type VoucherLine, type VoucherPart } from './make-vouchers.ts';

const ACCOUNTS = {
  payable: { account: '2202', accountName: '应付账款' },
  inputTax: { account: '22210101', accountName: '进项税额' },
  supplier: { account: 'V001', accountName: '工品商城' },
};
const part = (facts: Partial<VoucherPart>): VoucherPart => ({
  ...{ documentId: '1', red: false, invoiceNo: '26', day: '2026-11-02', invoiceType: 2, costCenter: '' },
  ...{ account: '6602', accountName: '管理费用', amountFen: 113_00n, taxFen: 13_00n, ...facts },
});
const debit = (lines: readonly VoucherLine[]) => lines.reduce((sum, { debitFen }) => sum + (debitFen ?? 0n), 0n);
const credit = (lines: readonly VoucherLine[]) => lines.reduce((sum, { creditFen }) => sum + (creditFen ?? 0n), 0n);
const short = (lines: readonly VoucherLine[]) =>
  lines.map(({ account, debitFen, creditFen }) => [account, debitFen, creditFen]);

describe('vouchers', () => {
  it('of a special invoice: goods without tax, tax, and what is owed', () => {
    const parts = [part({ costCenter: 'A' }), part({ account: '1403', amountFen: 10_01n, taxFen: 1_15n })];
    expect(short(makeVouchers(parts, ACCOUNTS))).toEqual([
      ['6602', 100_00n, null],
      ['1403', 8_86n, null],
      ['22210101', 14_15n, null],
      ['2202', null, 123_01n],
    ]);
  });

  it('of an ordinary invoice: tax is part of the cost', () => {
    expect(short(makeVouchers([part({ invoiceType: 1 })], ACCOUNTS))).toEqual([
      ['6602', 113_00n, null],
      ['2202', null, 113_00n],
    ]);
  });

  it('of a red letter: in red, a voucher of its own', () => {
    const red = part({ red: true, amountFen: -113_00n, taxFen: -13_00n });
    const lines = makeVouchers([part({}), red], ACCOUNTS);
    expect(lines.map(({ voucher }) => voucher)).toEqual([1, 1, 1, 2, 2, 2]);
    expect([debit(lines), credit(lines)]).toEqual([0n, 0n]);
    expect(lines[3]?.words).toContain('红冲');
  });

  it('without an account for tax, everything is cost', () => {
    expect(makeVouchers([part({})], { ...ACCOUNTS, inputTax: null })).toHaveLength(2);
  });

  it('balances, whatever is in it', () => {
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let round = 0; round < 200; round += 1) {
      const parts = Array.from({ length: 1 + next(20) }, () => {
        const amountFen = BigInt(next(1_000_000) - 300_000);
        const taxFen = (amountFen * 13n) / 113n;
        return part({ documentId: String(next(5)), invoiceType: 2, account: String(next(4)), amountFen, taxFen });
      });
      const lines = makeVouchers(parts, ACCOUNTS);
      for (const voucher of new Set(lines.map((line) => line.voucher))) {
        const own = lines.filter((line) => line.voucher === voucher);
        expect(debit(own)).toBe(credit(own));
      }
      expect(credit(lines)).toBe(parts.reduce((sum, { amountFen }) => sum + amountFen, 0n));
    }
  });
});
