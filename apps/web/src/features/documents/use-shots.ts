import { useState } from "react";
import { today } from "../../shared/format/today.ts";
import { keepShots, newShot, type Shot, shotsOf, useShotsOf } from "../../shared/uploads/kept-shots.ts";
import type { UploadPlace } from "../../shared/uploads/upload.ts";
import { joinShots } from "./join-shots.ts";

/** Photos of one document, until they are joined and sent. */
export const useShots = ({ pendencyId, title }: UploadPlace, onJoined: (pdf: File) => void) => {
  const list = useShotsOf(pendencyId);
  const [isJoining, setJoining] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);

  const keep = (shots: readonly Shot[]) => {
    setUnreadable(false);
    keepShots(pendencyId, shots);
  };
  const join = async () => {
    setJoining(true);
    try {
      const photos = list.map(({ photo }) => photo);
      onJoined(await joinShots(photos, `${title} ${today()}.pdf`));
      keep(shotsOf(pendencyId).filter((shot) => !list.includes(shot)));
    } catch {
      setUnreadable(true);
    } finally {
      setJoining(false);
    }
  };
  return {
    list,
    isJoining,
    isUnreadable,
    add: (photos: readonly File[]) => keep([...shotsOf(pendencyId), ...photos.map(newShot)]),
    remove: (id: number) => keep(list.filter((shot) => shot.id !== id)),
    discard: () => keep([]),
    join: () => void join(),
  };
};
export type Shots = ReturnType<typeof useShots>;
