import type { OpenedPicture } from "./cache/kept-files.ts";
import { asTurned } from "./view.ts";

type Props = { readonly picture: OpenedPicture; readonly name: string; readonly scale: number; readonly turns: number };

/** An image with its rotation. */
export const Picture = ({ picture: { address, size }, name, scale, turns }: Props) => {
  const room = asTurned(size, turns);
  return (
    <div style={{ position: "relative", width: room.width * scale, height: room.height * scale, margin: "0 auto" }}>
      <img
        src={address}
        alt={name}
        decoding="sync"
        style={{
          position: "absolute",
          top: "50%",
          left: "50%",
          maxWidth: "none",
          width: size.width * scale,
          height: size.height * scale,
          transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
        }}
      />
    </div>
  );
};
