export interface SimulateArguments {
  /** Hours of the shop in one real hour. */
  speed: number;
  seed: string;
  /** Ends after so many rounds; null runs until it is stopped. */
  rounds: number | null;
}

export const SIMULATE_USAGE =
  '用法：npm run simulate -- [--speed 倍数（1 到 100000，默认 600）] [--seed 文字] [--rounds 轮数]';

/** Wrong arguments; the message is the sentence that is printed. */
export class SimulateArgumentsError extends Error {
  override readonly name = 'SimulateArgumentsError';
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new SimulateArgumentsError(`${name} 应为 1 到 ${most} 的整数。\n${SIMULATE_USAGE}`);
}

/** Arguments of `npm run simulate`. */
export function parseSimulateArguments(argv: readonly string[]): SimulateArguments {
  const given: SimulateArguments = { speed: 600, seed: 'demo', rounds: null };
  for (let place = 0; place < argv.length; place += 2) {
    const [name = '', text = ''] = argv.slice(place);
    if (name === '--speed') given.speed = wholeNumber(name, text, 100_000);
    else if (name === '--rounds') given.rounds = wholeNumber(name, text, 1_000_000);
    else if (name === '--seed' && text !== '') given.seed = text;
    else throw new SimulateArgumentsError(`不认识的参数 ${name} ${text}`.trim().concat(`\n${SIMULATE_USAGE}`));
  }
  return given;
}
