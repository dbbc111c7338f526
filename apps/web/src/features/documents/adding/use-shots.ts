import { useState } from "react";
import { fileRejectionOf } from "../../../shared/uploads/files/fit-file.ts";
import { keepShots, newShot, type Shot, shotsOf, useShotsOf } from "../../../shared/uploads/persistence/kept-shots.ts";
import { rememberMade } from "../../../shared/uploads/persistence/upload-persistence.ts";
import { noDates, type UploadPlace } from "../../../shared/uploads/upload.ts";
import { uploads } from "../../../shared/uploads/uploads.ts";
import { joinShots } from "./join-shots.ts";

type Fault = "unreadable" | "tooLarge";

/** Photos of one document until they are joined and uploaded. The joined file is stored before the photos are removed. */
export const useShots = (place: UploadPlace, today: string) => {
  const { pendencyId, title } = place;
  const list = useShotsOf(pendencyId);
  const [isJoining, setJoining] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);

  const keep = (shots: readonly Shot[]) => {
    setFault(null);
    keepShots(pendencyId, shots);
  };
  const send = async (file: File) => {
    if (fileRejectionOf(file)) return setFault("tooLarge");
    const wanted = { file, place, replaces: null, dates: noDates };
    await rememberMade(wanted);
    uploads.add([wanted]);
    keep(shotsOf(pendencyId).filter((shot) => !list.includes(shot)));
  };
  const join = async () => {
    setJoining(true);
    try {
      const photos = list.map(({ photo }) => photo);
      await send(await joinShots(photos, `${title} ${today}.pdf`));
    } catch {
      setFault("unreadable");
    } finally {
      setJoining(false);
    }
  };
  return {
    list,
    isJoining,
    fault,
    add: (photos: readonly File[]) => keep([...shotsOf(pendencyId), ...photos.map((photo) => newShot(pendencyId, photo))]),
    remove: (id: number) => keep(list.filter((shot) => shot.id !== id)),
    discard: () => keep([]),
    join: () => void join(),
  };
};
export type Shots = ReturnType<typeof useShots>;
