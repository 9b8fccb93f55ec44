let ahead = 0;
let wanted = 0;

const counted = async <T>(load: () => Promise<T>, count: (by: 1 | -1) => void): Promise<T> => {
  count(1);
  try {
    return await load();
  } finally {
    count(-1);
  }
};

/** Loads a part nobody waits for: one that does not come is nothing anybody is told of. */
export const loadAhead = <T>(load: () => Promise<T>): Promise<T> =>
  counted(load, (by) => {
    ahead += by;
  });

/** Loads a part somebody has pressed for. */
export const loadWanted = <T>(load: () => Promise<T>): Promise<T> =>
  counted(load, (by) => {
    wanted += by;
  });

/** Whether nobody waits for any part that is on its way. */
export const nobodyWaits = (): boolean => ahead > 0 && wanted === 0;
