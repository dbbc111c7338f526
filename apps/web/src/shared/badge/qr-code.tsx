import { encode } from "uqr";

type Props = { readonly content: string; readonly label: string };

/** QR code as one path of black modules on white. */
export const QrCode = ({ content, label }: Props) => {
  const { data, size } = encode(content, { border: 2 });
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={modules.join("")} fill="#000000" />
    </svg>
  );
};
