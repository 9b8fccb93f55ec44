import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What made journeys fail now and then, as far as it can be seen in their text; the rules stand in docs/testing.md. */
interface Rule {
  name: string;
  breach: RegExp;
  /** Files that may, each with its reason in them. */
  except?: readonly string[];
  /** Text that breaks the rule, and text beside it that does not. */
  guilty: string;
  innocent: string;
}

const RULES: readonly Rule[] = [
  {
    name: 'nobody sleeps',
    breach: /waitForTimeout|new Promise[^;]*setTimeout/,
    guilty: 'await page.waitForTimeout(500)',
    innocent: 'await page.waitForURL(address)',
  },
  {
    name: 'nobody waits for silence',
    breach: /networkidle/,
    guilty: "await page.goto('/', { waitUntil: 'networkidle' })",
    innocent: "await openPage(page, '/')",
  },
  {
    name: 'nothing is tried again until it passes',
    breach: /retries|test\.(fixme|fail|slow)\b/,
    guilty: 'test.describe.configure({ retries: 2 })',
    innocent: 'await expect(async () => {}).toPass()',
  },
  {
    name: 'what a page shows is waited for, not read once',
    breach:
      /expect\(\s*await [^;]*\.(count|isVisible|isHidden|isEnabled|isChecked|textContent|innerText|allInnerTexts|inputValue)\(/,
    guilty: 'expect(await rows.count()).toBe(2)',
    innocent: 'await expect.poll(() => rows.count()).toBeLessThan(60)',
  },
  {
    name: 'time limits end what hangs: none is so short that a busy machine breaks it',
    breach: /timeout: (?:\d{1,3}|\d_\d{3})\b/,
    except: ['approve-rows.spec.ts', 'open-page.ts'],
    guilty: 'await expect(row).toBeVisible({ timeout: 2_000 })',
    innocent: 'await expect(row).toBeVisible({ timeout: 60_000 })',
  },
  {
    name: 'every journey begins from the one test',
    breach: /import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/,
    except: ['journey.ts'],
    guilty: "import { expect, test } from '@playwright/test';",
    innocent: "import { expect, type Page } from '@playwright/test';",
  },
  {
    name: 'every browser is closed with its journey',
    breach: /browser\.newContext\(/,
    except: ['journey.ts', 'readers.ts'],
    guilty: 'const desk = await browser.newContext();',
    innocent: 'const desk = await newContext();',
  },
];

/** People of the demo whom several journeys are, and why none of them stands in the way of another. */
const SHARED: Readonly<Record<string, string>> = {
  buyer: 'each looks, or acts on an order of its own alone',
  staff: 'each acts on what it has found by a number of its own',
  staff2: 'each looks, or agrees to what was proposed in the same journey',
  sales: 'each looks; only one shares a quote',
  group: 'one changes a name that no other looks at',
  admin: 'one makes users and departments of its own, the other looks at shared lists',
  admin2: 'one is at cost centres, the other at flows for orders, and nobody else orders in that company',
};

const folder = new URL('journeys/', import.meta.url);
const journeys = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
const specs = journeys.filter(({ name }) => name.endsWith('.spec.ts'));

it.each(RULES)('$name', ({ breach, except = [], guilty, innocent }) => {
  expect([guilty, innocent].map((text) => breach.test(text))).toEqual([true, false]);
  const breakers = journeys.filter(({ text }) => breach.test(text)).map(({ name }) => name);
  expect(breakers.toSorted()).toEqual([...except].toSorted());
});

it('a person of the demo is shared by several journeys only where it is said why that is safe', () => {
  const files = new Map<string, Set<string>>();
  for (const { name, text } of specs) {
    for (const [, person = 'buyer'] of text.matchAll(/(?:asBuyer\(\w+|pageOf\(\w+)(?:, '(\w+)')?\)/g)) {
      files.set(person, (files.get(person) ?? new Set()).add(name));
    }
  }
  const shared = [...files].filter(([, names]) => names.size > 1).map(([person]) => person);
  expect(shared.toSorted()).toEqual(Object.keys(SHARED).toSorted());
});

/** Texts of short messages, as far as they are written out where they are told. */
function toldTexts(): string[] {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  const tells = /notify\.\w+\(\s*['`]([^'`$]+)|\.run\([^;]*?,\s*'([^']+)'/g;
  return sources.flatMap((path) =>
    [...readFileSync(`src/${path}`, 'utf8').matchAll(tells)].map(([, said, done]) => said ?? done ?? ''),
  );
}

it('short messages are asked for where they are kept, not where they are gone after two seconds', () => {
  // Shorter beginnings are those of other sentences as well.
  const texts = toldTexts().filter((text) => text.trim().length >= 3);
  expect(texts).toContain('链接已停用');
  const seen = specs.flatMap(({ name, text }) =>
    [...text.matchAll(/(?<!'main'\)\.)getByText\((?:'([^']+)'|`([^`$]+))/g)].map(
      ([, whole, begin]) => `${name}: ${whole ?? begin}`,
    ),
  );
  expect(seen.filter((place) => texts.includes(place.slice(place.indexOf(': ') + 2)))).toEqual([]);
});
