// A QR code as one SVG path: dark squares, merged along each row.
import { encode } from 'uqr';

export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      const from = x;
      while (x < size && row[x]) x++;
      if (x > from) path += `M${from} ${y}h${x - from}v1H${from}z`;
    }
  });
  return { size, path };
}
