// A board's places do not lie on any map projection. A thin-plate spline bends the real map just so much that every
// place comes to lie (almost) where the board has it: coasts and borders follow smoothly.

const radial = (r2) => (r2 === 0 ? 0 : r2 * Math.log(r2));

/** Solves A x = b for several right-hand sides by elimination with pivots. A and b are changed. */
function solve(A, b) {
  const n = A.length;
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let r = i + 1; r < n; r++) if (Math.abs(A[r][i]) > Math.abs(A[pivot][i])) pivot = r;
    [A[i], A[pivot]] = [A[pivot], A[i]];
    [b[i], b[pivot]] = [b[pivot], b[i]];
    for (let r = 0; r < n; r++) {
      if (r === i) continue;
      const f = A[r][i] / A[i][i];
      if (f === 0) continue;
      for (let c = i; c < n; c++) A[r][c] -= f * A[i][c];
      for (let c = 0; c < b[r].length; c++) b[r][c] -= f * b[i][c];
    }
  }
  return b.map((row, i) => row.map((v) => v / A[i][i]));
}

/** The transform that takes the points `from` near the points `to`; a larger `stiffness` bends less. */
export function spline(from, to, stiffness) {
  const n = from.length;
  const centre = [0, 1].map((k) => from.reduce((s, p) => s + p[k], 0) / n);
  const spread = Math.sqrt(from.reduce((s, p) => s + (p[0] - centre[0]) ** 2 + (p[1] - centre[1]) ** 2, 0) / n);
  const norm = ([x, y]) => [(x - centre[0]) / spread, (y - centre[1]) / spread];
  const at = from.map(norm);
  const r2 = (p, q) => (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2;
  const A = [];
  for (let i = 0; i < n; i++) {
    A.push([...at.map((q, j) => (i === j ? stiffness : radial(r2(at[i], q)))), 1, ...at[i]]);
  }
  for (const row of [at.map(() => 1), at.map((p) => p[0]), at.map((p) => p[1])]) A.push([...row, 0, 0, 0]);
  const weights = solve(A, [...to.map((p) => [...p]), [0, 0], [0, 0], [0, 0]]);
  return (point) => {
    const p = norm(point);
    const basis = [...at.map((q) => radial(r2(p, q))), 1, ...p];
    return [0, 1].map((k) => basis.reduce((s, v, i) => s + v * weights[i][k], 0));
  };
}
