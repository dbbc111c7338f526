import { useMutation } from "@tanstack/react-query";

/** Loads the decoding with the first chosen photo, because most records are opened without one. */
const prepare = async (file: File): Promise<Blob> => (await import("../../images/prepare-photo.ts")).preparePhoto(file);

/** Reads a chosen file and passes it on as a small JPEG. */
export const usePreparedPhoto = (onPhoto: (photo: Blob) => void) => {
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: prepare, onSuccess: onPhoto, networkMode: "always" });
  return { prepare: (file: File) => mutate(file), isPreparing: isPending, error, reset };
};
