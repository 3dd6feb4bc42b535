import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { problemOfOutline, square } from "../../testing/outlines";
import { openEmptyTestDatabase, type TestDatabase } from "../../testing/test-database";
import { zoneShapes } from "../../testing/zone-shapes";

let test: TestDatabase;
beforeAll(async () => {
  test = await openEmptyTestDatabase();
});
afterAll(() => test?.close());

describe("an outline", () => {
  it.each(Object.entries(zoneShapes))("may be %s", async (_, outline) => {
    expect(await problemOfOutline(test, outline)).toBeNull();
  });

  it.each([
    [
      "a hole that touches the border at a corner of both",
      [
        [
          square,
          [
            [0, 0],
            [1, 2],
            [2, 1],
          ],
        ],
      ],
    ],
    [
      "a hole whose corner touches an edge",
      [
        [
          square,
          [
            [2, 0],
            [3, 1],
            [1, 1],
          ],
        ],
      ],
    ],
    [
      "a border that touches itself at a corner",
      [
        [
          [
            [0, 0],
            [2, 2],
            [0, 4],
            [-2, 6],
            [4, 6],
            [2, 2],
            [4, 0],
          ],
        ],
      ],
    ],
    [
      "a border that touches an edge of its own with a corner",
      [
        [
          [
            [0, 0],
            [4, 0],
            [4, 4],
            [2, 0],
            [0, 4],
          ],
        ],
      ],
    ],
    [
      "a yard that is reached along a cut",
      [
        [
          [
            [0, 0],
            [4, 0],
            [4, 4],
            [2, 4],
            [2, 3],
            [3, 3],
            [3, 1],
            [1, 1],
            [1, 3],
            [2, 3],
            [2, 4],
            [0, 4],
          ],
        ],
      ],
    ],
    [
      "a corner on a slanting edge, exactly as it is written",
      [
        [
          [
            [0, 0],
            [0.3, 0.9],
            [0.1, 0.3],
            [-1, 3],
          ],
        ],
      ],
    ],
    [
      "corners that are repeated",
      [
        [
          [
            [0, 0],
            [0, 0],
            [4, 0],
            [4, 0],
            [4, 4],
            [0, 0],
            [0, 0],
          ],
        ],
      ],
    ],
    [
      "two parts that overlap",
      [
        [square],
        [
          [
            [2, 2],
            [6, 2],
            [6, 6],
            [2, 6],
          ],
        ],
      ],
    ],
    [
      "a spike",
      [
        [
          [
            [0, 0],
            [4, 0],
            [4, 4],
            [4, 9],
            [4, 4],
            [0, 4],
          ],
        ],
      ],
    ],
  ])("may be %s", async (_, outline) => {
    expect(await problemOfOutline(test, outline)).toBeNull();
  });

  it("with 2,000 corners is judged within the time of a request", async () => {
    const round = Array.from({ length: 2000 }, (_, index) => {
      const angle = (index * Math.PI) / 1000;
      return [13 + 0.1 * Math.cos(angle), 52 + 0.1 * Math.sin(angle)];
    });
    const began = performance.now();
    expect(await problemOfOutline(test, [[round]])).toBeNull();
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  it("that crosses itself is refused by whoever writes it, with the zone and the place", async () => {
    const { executeSql } = test.connection;
    const bowTie = "[[[[0,0],[2,2],[2,0],[0,2]]]]";
    await expect(
      executeSql(
        `insert into zones (key, name, outline, square_meters) values ('bow', 'Bow', '${bowTie}', 1)`,
      ),
    ).rejects.toThrow("The outline of the zone Bow crosses itself at 1.000000, 1.000000.");
    await executeSql(
      `insert into zones (key, name, outline, square_meters) values ('bow', 'Bow', '[[[[0,0],[2,0],[2,2]]]]', 1)`,
    );
    await expect(executeSql(`update zones set outline = '${bowTie}' where key = 'bow'`)).rejects.toThrow(
      "crosses itself",
    );
    await executeSql("update zones set outline = '[[[[5,5],[7,5],[7,8]]]]' where key = 'bow'");
    const { rows } = await executeSql("select bounds::text as bounds from zones where key = 'bow'");
    expect(rows).toEqual([{ bounds: "(7,8),(5,5)" }]);
  });
});
