import { useEffect, useState } from "react";
import { asTurned, type Size } from "./view.ts";

type Props = {
  readonly file: Blob;
  readonly name: string;
  readonly size: Size | null;
  readonly scale: number;
  readonly turns: number;
  readonly onSize: (size: Size) => void;
  readonly onBroken: () => void;
};

const useAddress = (file: Blob): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
};

/** A picture in the room it takes as it is turned. */
export const Picture = ({ file, name, size, scale, turns, onSize, onBroken }: Props) => {
  const address = useAddress(file);
  const room = asTurned(size ?? { width: 0, height: 0 }, turns);
  if (address === null) return null;
  return (
    <div style={{ position: "relative", width: room.width * scale, height: room.height * scale, margin: "0 auto" }}>
      <img
        src={address}
        alt={name}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onSize({ width: naturalWidth, height: naturalHeight })}
        onError={onBroken}
        style={{
          position: "absolute",
          top: "50%",
          left: "50%",
          maxWidth: "none",
          width: (size?.width ?? 0) * scale,
          height: (size?.height ?? 0) * scale,
          transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
        }}
      />
    </div>
  );
};
