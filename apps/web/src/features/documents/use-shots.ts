import { useEffect, useRef, useState } from "react";
import { today } from "../../shared/format/today.ts";
import { joinShots } from "./join-shots.ts";

type Shot = { readonly id: number; readonly photo: File; readonly url: string };

/** The browser keeps a photo as long as its address stands. */
const letGo = ({ url }: Shot): void => URL.revokeObjectURL(url);

/** Photos of one document, until they are joined and sent. */
export const useShots = (title: string, onJoined: (pdf: File) => void) => {
  const [list, setList] = useState<readonly Shot[]>([]);
  const [isJoining, setJoining] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const lastId = useRef(0);
  const known = useRef(list);
  known.current = list;
  useEffect(() => () => known.current.forEach(letGo), []);

  const keep = (shots: readonly Shot[]) => {
    list.filter(({ id }) => !shots.some((shot) => shot.id === id)).forEach(letGo);
    setUnreadable(false);
    setList(shots);
  };
  const join = async () => {
    setJoining(true);
    try {
      const name = `${title} ${today()}.pdf`;
      onJoined(
        await joinShots(
          list.map(({ photo }) => photo),
          name,
        ),
      );
      keep([]);
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
    add: (photos: readonly File[]) =>
      keep([...list, ...photos.map((photo) => ({ id: ++lastId.current, photo, url: URL.createObjectURL(photo) }))]),
    remove: (id: number) => keep(list.filter((shot) => shot.id !== id)),
    discard: () => keep([]),
    join: () => void join(),
  };
};
export type Shots = ReturnType<typeof useShots>;
