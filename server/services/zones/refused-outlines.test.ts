import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { problemOfOutline, square } from "../../testing/outlines";
import { openEmptyTestDatabase, type TestDatabase } from "../../testing/test-database";

let test: TestDatabase;
beforeAll(async () => {
  test = await openEmptyTestDatabase();
});
afterAll(() => test?.close());

describe("an outline", () => {
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
    expect(await problemOfOutline(test, outline)).toEqual(expect.stringContaining(problem));
  });
});
