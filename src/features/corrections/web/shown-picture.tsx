import { useEffect, useState } from 'react';

/** A chosen picture, shown from where it lies; its address is given back with it. */
export function ShownPicture({ picture, alt, side }: { picture: File; alt: string; side: number }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(picture);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  return <img src={address} alt={alt} width={side} height={side} />;
}
