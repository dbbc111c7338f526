import { lazy, Suspense } from "react";
import { useWatched } from "../watched.ts";
import { noticesWanted } from "./wanted.ts";

const NoticeOutlet = lazy(async () => ({ default: (await import("./notice-outlet.tsx")).NoticeOutlet }));

/** Where notices appear. It stays empty, and costs nothing, until the first one. */
export const Notices = () =>
  useWatched(noticesWanted) && (
    <Suspense fallback={null}>
      <NoticeOutlet />
    </Suspense>
  );
