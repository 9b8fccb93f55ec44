import { postReport } from './post-report.ts';

type Props = Readonly<Record<string, string | number | boolean>>;

/** Event tracking of specification 7.7, whoever stands behind it. Nothing here throws, waits or answers. */
export interface Tracker {
  track(name: string, props?: Props): void;
  /** Ties what was tracked to the person of the session; who that is only the server knows. */
  identify(): void;
  /** Facts that go with every event from now on; `known` ones are not told again. */
  setSuperProperties(props: Props, known?: boolean): void;
}

export function createTracker(send: (event: object) => void): Tracker {
  let superProps: Props = {};
  return {
    track: (name, props = {}) => send({ kind: 'track', name, props: { ...superProps, ...props } }),
    identify: () => send({ kind: 'identify', name: 'identify', props: superProps }),
    setSuperProperties(props, known = false) {
      superProps = { ...superProps, ...props };
      if (!known) send({ kind: 'super', name: 'super', props });
    },
  };
}

/** The shop's own tracker: events stay in the shop. */
export const tracker = createTracker((event) => postReport('event', event));
