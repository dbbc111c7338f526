import { browserStorage } from "../session/storage/browser-storage.ts";
import { type Hold, sendBlockerOf } from "./hold.ts";
import { useAllShots } from "./persistence/kept-shots.ts";
import { hasTypedDates } from "./typed-dates.ts";
import { useUploads } from "./use-uploads.ts";

/** Pendencies that are not ready to be sent for analysis, with the reason. */
export const useHolds = (pendencyIds: readonly number[]): ReadonlyMap<number, Hold> => {
  const uploads = useUploads();
  const shots = useAllShots();
  const holds = pendencyIds.map((id) => {
    const own = uploads.filter(({ place }) => place.pendencyId === id);
    return [id, sendBlockerOf({ uploads: own, hasShots: shots.has(id), hasTypedDates: hasTypedDates(browserStorage, id) })] as const;
  });
  return new Map(holds.flatMap(([id, hold]) => (hold ? [[id, hold]] : [])));
};
