import { withinOneEdit } from '../rules/edit-distance.ts';
import { foldText } from '../rules/fold-text.ts';
import type { ParsedQuery } from '../rules/parse-query.ts';
import { idsOfName } from '../rules/thing-table.ts';
import type { Vocabulary } from './read-vocabulary.ts';
import { soundOf } from './spell-lexicon.ts';
import { thingsOf } from './thing-table.ts';

const IS_HAN = /^\p{Script=Han}{2,12}$/u;
const MOST = 4;
const MOST_EACH = 2;
/** Of two characters, one that is changed leaves too little. */
const SHORTEST_SLIP = 3;

const soft = (sound: string): string => sound.replace(/([zcs])h/g, '$1').replace(/([aei])ng/g, '$1n');

/** Things of the same sound, then of a sound half the country does not tell apart, then one character away. */
function thingsLike(word: string, vocabulary: Vocabulary): string[] {
  const { bySound, byName } = thingsOf(vocabulary);
  const sound = soundOf(word);
  const same = bySound.get(sound);
  if (same) return [same];
  const softly = [...bySound].filter(([other]) => soft(other) === soft(sound)).map(([, thing]) => thing);
  if (softly.length > 0 || [...word].length < SHORTEST_SLIP) return softly.slice(0, 1);
  const near = [...byName.keys()].filter((name) => IS_HAN.test(name) && withinOneEdit(name, word));
  const ending = (name: string) => (name.at(-1) === word.at(-1) ? 0 : 1);
  return near
    .filter((name) => name.length >= SHORTEST_SLIP - 1)
    .sort((a, b) => ending(a) - ending(b) || b.length - a.length);
}

/** The query with one run of characters replaced by a thing of the trade that it may have been meant to be. */
export function mendThings({ keyword }: ParsedQuery, vocabulary: Vocabulary): string[] {
  const folded = foldText(keyword);
  const runs = [...folded.matchAll(/[\p{Script=Han}]{2,12}/gu)];
  return runs
    .filter(({ 0: run }) => idsOfName(run, thingsOf(vocabulary)) === undefined)
    .flatMap(({ 0: run, index }) =>
      thingsLike(run, vocabulary)
        .slice(0, MOST_EACH)
        .map((thing) => `${folded.slice(0, index)}${thing}${folded.slice(index + run.length)}`),
    )
    .slice(0, MOST);
}
