import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../../db/rows";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database";
import { zoneShapes } from "../../testing/zone-shapes";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase({ name: "schema", sources: [], fill: async () => {} });
});
afterAll(() => test?.close());

const problemOf = async (outline: unknown): Promise<string | null> => {
  const [row] = rowsOf<{ problem: string | null }>(
    await test.connection.database.execute(
      sql`select outline_problem(${JSON.stringify(outline)}::jsonb) as problem`,
    ),
  );
  return row?.problem ?? null;
};
const square = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];

describe("an outline", () => {
  it.each(Object.entries(zoneShapes))("may be %s", async (_, outline) => {
    expect(await problemOf(outline)).toBeNull();
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
    expect(await problemOf(outline)).toBeNull();
  });

  it.each([
    [
      "a bow tie",
      [
        [
          [
            [0, 0],
            [2, 2],
            [2, 0],
            [0, 2],
          ],
        ],
      ],
      "crosses itself at 1.000000, 1.000000",
    ],
    [
      "a bow tie of small steps",
      [
        [
          [
            [13.4, 52.5],
            [13.41, 52.51],
            [13.41, 52.5],
            [13.4, 52.51],
          ],
        ],
      ],
      "crosses itself at 52.505000, 13.405000",
    ],
    [
      "a star of one line",
      [
        [
          [
            [0, 3],
            [2, -3],
            [-3, 1],
            [3, 1],
            [-2, -3],
          ],
        ],
      ],
      "crosses itself at",
    ],
    [
      "a bow tie through a corner of both",
      [
        [
          [
            [0, 0],
            [1, 1],
            [2, 2],
            [2, 0],
            [1, 1],
            [0, 2],
          ],
        ],
      ],
      "crosses itself at 1.000000, 1.000000",
    ],
    [
      "a line through an edge at its own corner",
      [
        [
          [
            [0, 0],
            [4, 0],
            [4, 4],
            [2, 4],
            [2, 0],
            [2, -2],
            [0, -2],
          ],
        ],
      ],
      "crosses itself at 0.000000, 2.000000",
    ],
    [
      "a hole across the border",
      [
        [
          square,
          [
            [1, 1],
            [6, 1],
            [6, 2],
            [1, 2],
          ],
        ],
      ],
      "crosses itself at",
    ],
    [
      "two holes across one another",
      [
        [
          square,
          [
            [1, 1],
            [3, 1],
            [3, 2],
            [1, 2],
          ],
          [
            [2, 0.5],
            [2.5, 0.5],
            [2.5, 3],
            [2, 3],
          ],
        ],
      ],
      "crosses itself at",
    ],
    [
      "a crossing in the second part",
      [
        [square],
        [
          [
            [10, 10],
            [12, 12],
            [12, 10],
            [10, 12],
          ],
        ],
      ],
      "crosses itself at 11.000000, 11.000000",
    ],
    [
      "a loop",
      [
        [
          [
            [0, 0],
            [5, 0],
            [5, 2],
            [3, 2],
            [3, -1],
            [4, -1],
            [4, -2],
            [0, -2],
          ],
        ],
      ],
      "crosses itself at 0.000000, 3.000000",
    ],
    ["no list", { type: "Polygon" }, "is no list of parts"],
    ["empty", [], "has no part"],
    ["a part without a ring", [[]], "has a part without a ring"],
    [
      "one ring instead of parts",
      [square],
      "has a corner that is no pair of numbers, longitude and latitude",
    ],
    [
      "words",
      [
        [
          [
            ["0", "1"],
            ["2", "3"],
            ["4", "5"],
          ],
        ],
      ],
      "has a corner that is no pair of numbers, longitude and latitude",
    ],
    [
      "a corner of one number",
      [[[[0], [1], [2]]]],
      "has a corner that is no pair of numbers, longitude and latitude",
    ],
    [
      "two corners",
      [
        [
          [
            [0, 0],
            [1, 1],
            [0, 0],
          ],
        ],
      ],
      "has a ring of fewer than three corners",
    ],
    [
      "latitude first, where that shows",
      [
        [
          [
            [52.5, 113.4],
            [52.6, 113.4],
            [52.6, 113.5],
          ],
        ],
      ],
      "has a corner that is no place on earth; corners are written longitude first",
    ],
    [
      "very many corners",
      [[Array.from({ length: 5001 }, (_, index) => [index / 100, index % 2])]],
      "has more than 5,000 corners",
    ],
  ])("may not be %s", async (_, outline, problem) => {
    expect(await problemOf(outline)).toEqual(expect.stringContaining(problem));
  });

  it("with 2,000 corners is judged within the time of a request", async () => {
    const round = Array.from({ length: 2000 }, (_, index) => {
      const angle = (index * Math.PI) / 1000;
      return [13 + 0.1 * Math.cos(angle), 52 + 0.1 * Math.sin(angle)];
    });
    const began = performance.now();
    expect(await problemOf([[round]])).toBeNull();
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
