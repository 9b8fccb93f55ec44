import { beforeAll, describe } from 'vitest';
import { describeFinding } from './search-index/finding-suite.ts';
import { describeSize } from './search-index/size-suite.ts';
import { Suite, type SuiteWorld } from './search-index/suite-world.ts';
import { describeVisibility } from './search-index/visibility-suite.ts';
import { describeWords } from './search-index/words-suite.ts';

/** What every implementation of `SearchIndex` must do. `open` gives an empty index over existing items. */
export function describeSearchIndex(name: string, open: () => Promise<SuiteWorld>): void {
  describe(name, () => {
    const suite = new Suite();
    beforeAll(() => suite.open(open));

    describeFinding(suite);
    describeWords(suite);
    describeVisibility(suite);
    describeSize(suite);
  });
}
