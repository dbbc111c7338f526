import { lazy, Suspense } from "react";
import { useObservable } from "../create-observable.ts";
import { noticesWanted } from "./wanted.ts";

const NoticeOutlet = lazy(async () => ({ default: (await import("./notice-outlet.tsx")).NoticeOutlet }));

/** Where notices appear. It stays empty, and costs nothing, until the first one. */
export const Notices = () =>
  useObservable(noticesWanted) && (
    <Suspense fallback={null}>
      <NoticeOutlet />
    </Suspense>
  );
