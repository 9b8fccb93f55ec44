interface Place {
  province: string;
  city: string;
  district: string;
  detail: string;
}

/** An address in one line; a city that is its own province is named once. */
export const placeText = ({ province, city, district, detail }: Place): string =>
  [province, city === province ? '' : city, district, detail].filter(Boolean).join(' ');
