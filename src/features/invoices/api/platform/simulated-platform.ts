import { PLAYED_SECONDS, playedAnswer, playedNumber, playedRefusal } from '../../rules/played-platform.ts';
import { drawSpecimen } from './draw-specimen.ts';
import { specimenOfd } from './specimen-ofd.ts';
import { specimenXml } from './specimen-xml.ts';
import type { IssueAnswer, IssueWish, RedAnswer, RedWish, TaxPlatform } from './tax-platform.ts';

export interface PlatformPlay {
  seed: string;
  now: () => Date;
  /** Share of the usual troubles, from 0 (none) to 1. */
  faults?: number;
  /** Seconds of the platform in one real second. */
  speed?: number;
}

/** What it has heard of, by number; forgotten with the process, as if the request had never arrived. */
interface Heard {
  at: Date;
  attempt: number;
  word?: 'confirm' | 'deny' | 'withdraw';
}

/**
 * A tax platform that exists nowhere. What it says follows from seed, number and time alone: it is slow, refuses, issues one
 * invoice and not the other, and loses answers, the same way each time it is asked.
 */
export function createSimulatedPlatform({ seed, now, faults = 1, speed = 1 }: PlatformPlay): TaxPlatform {
  const issues = new Map<string, Heard>();
  const reds = new Map<string, Heard>();
  const isOver = ({ at }: Heard) => ((now().getTime() - at.getTime()) / 1_000) * speed >= PLAYED_SECONDS;

  const issueStanding = ({ requestNo }: IssueWish, heard: Heard): IssueAnswer => {
    const answer = playedAnswer(seed, requestNo, heard.attempt, faults);
    if (answer === 'refused') return { result: 'refused', why: playedRefusal(seed, requestNo) };
    if (answer === 'slow' && !isOver(heard)) return { result: 'working' };
    return { result: 'issued', invoiceNo: playedNumber(seed, requestNo), issuedAt: heard.at };
  };
  const redStanding = ({ requestNo, booked, side }: RedWish, heard: Heard): RedAnswer => {
    if (playedAnswer(seed, requestNo, heard.attempt, faults) === 'refused') {
      return { result: 'refused', why: '蓝字发票状态异常，暂不能开具红字' };
    }
    if (heard.word === 'deny') return { result: 'standing', code: side === 'seller' ? '05' : '06' };
    if (heard.word === 'withdraw') return { result: 'standing', code: '08' };
    const wanted = side === 'buyer' || booked;
    if (wanted && heard.word !== 'confirm') return { result: 'standing', code: side === 'seller' ? '02' : '03' };
    return { result: 'issued', invoiceNo: playedNumber(seed, requestNo), issuedAt: heard.at };
  };
  const lose = (requestNo: string, attempt: number) => {
    if (playedAnswer(seed, requestNo, attempt, faults) === 'lost') throw new Error('pretended platform did not answer');
  };
  return {
    async issue(wish) {
      const known = issues.get(wish.requestNo);
      const heard = known && known.attempt >= wish.attempt ? known : { at: now(), attempt: wish.attempt };
      issues.set(wish.requestNo, heard);
      if (heard !== known) lose(wish.requestNo, wish.attempt);
      return issueStanding(wish, heard);
    },
    async query(wish) {
      const heard = issues.get(wish.requestNo);
      return heard && heard.attempt >= wish.attempt ? issueStanding(wish, heard) : { result: 'unknown' };
    },
    async requestRed(wish) {
      const known = reds.get(wish.requestNo);
      const heard = known && known.attempt >= wish.attempt ? known : { at: now(), attempt: wish.attempt };
      reds.set(wish.requestNo, heard);
      if (heard !== known) lose(wish.requestNo, wish.attempt);
      return redStanding(wish, heard);
    },
    async answerRed(wish, word) {
      const heard = { at: now(), attempt: wish.attempt, word };
      reds.set(wish.requestNo, heard);
      return redStanding(wish, heard);
    },
    async queryRed(wish) {
      const heard = reds.get(wish.requestNo);
      return heard ? redStanding(wish, heard) : { result: 'unknown' };
    },
    async download(paper, format) {
      if (format === 'xml') return new TextEncoder().encode(specimenXml(paper));
      return format === 'pdf' ? drawSpecimen(paper) : specimenOfd(paper);
    },
    verify: async () => 'valid',
  };
}
