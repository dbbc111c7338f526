// Joint scrolling of documents side by side.

/** The part of an element that scrolling needs. */
export type Scrollable = { scrollTop: number; readonly scrollHeight: number; readonly clientHeight: number };

const rangeOf = ({ scrollHeight, clientHeight }: Scrollable): number => Math.max(0, scrollHeight - clientHeight);

/** The same relative position in another element, because documents differ in length. */
export const jointPosition = (from: Scrollable, to: Scrollable): number => {
  const range = rangeOf(from);
  return range === 0 ? to.scrollTop : Math.round((from.scrollTop / range) * rangeOf(to));
};

/** Browsers round positions. */
const NEAR = 2;

/** Scrolls the other elements with the one that the user scrolls. A scroll event that follows from it is ignored, or they would drive each other. */
export const createJointScroll = () => {
  const places = new Set<Scrollable>();
  const moved = new Map<Scrollable, number>();
  return {
    add: (place: Scrollable) => {
      places.add(place);
      return () => {
        places.delete(place);
        moved.delete(place);
      };
    },
    follow: (place: Scrollable) => {
      const expected = moved.get(place);
      moved.delete(place);
      if (expected !== undefined && Math.abs(expected - place.scrollTop) <= NEAR) return;
      for (const other of places) {
        if (other === place) continue;
        const position = jointPosition(place, other);
        if (Math.abs(position - other.scrollTop) <= NEAR) continue;
        moved.set(other, position);
        other.scrollTop = position;
      }
    },
  };
};
export type JointScroll = ReturnType<typeof createJointScroll>;
