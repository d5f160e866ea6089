// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/* Counters of missed blocks, with the calls that pages make. */
contract SlashIndicator {
    mapping(address => uint256) heights;
    mapping(address => uint256) counts;

    /// Stands in for the engine, which reports a missed turn.
    function slash(address validator) external {
        heights[validator] = block.number;
        counts[validator]++;
    }

    function getSlashThresholds() external pure returns (uint256, uint256) {
        return (50, 150);
    }

    function getSlashIndicator(address validator) external view returns (uint256, uint256) {
        return (heights[validator], counts[validator]);
    }
}
