type PhotoFault = "wrongType" | "unreadable" | "tooManyPixels";

/** A file that cannot be sent as a photo. */
export class UnfitPhoto extends Error {
  readonly reason: PhotoFault;
  constructor(reason: PhotoFault) {
    super(reason);
    this.reason = reason;
  }
}
